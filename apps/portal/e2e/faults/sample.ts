import type { Driver } from './driver';
import { drivers } from './drivers/index';
import { faultNames, type FaultName } from './faults';
import { faultsFor, isSpent } from './stage';

interface Sampled {
  driver: Driver;
  names: FaultName[];
}

/** Those that one member can play, one after the other, without anything of their own. */
const plain = drivers.filter(({ member, prepare, unaddressed, anew, real }) =>
  [member, prepare, unaddressed, anew, real].every((own) => own === undefined),
);

/** A fixed sample of the suite: every fault once, each on another call that it can happen to. */
export const sample: readonly Sampled[] = faultNames.flatMap((name, turn) => {
  const able = plain.filter((driver) => faultsFor(driver).includes(name) && !isSpent(driver, name));
  const driver = able[(turn * 7) % able.length];
  return driver ? [{ driver, names: [name] }] : [];
});
