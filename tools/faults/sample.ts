import type { Driver } from './driver';
import { drivers } from './drivers/index';
import { faultNames, type FaultName } from './faults';
import { faultsFor, isSpent } from './stage';

interface Sampled {
  driver: Driver;
  names: FaultName[];
}

/** The drivers that one member can run in sequence without their own setup. */
const plain = drivers.filter(({ member, prepare, unaddressed, freshMember, real }) =>
  [member, prepare, unaddressed, freshMember, real].every((own) => own === undefined),
);

/** A fixed sample: every fault once, each on a different call that it applies to. */
export const sample: readonly Sampled[] = faultNames.flatMap((name, turn) => {
  const able = plain.filter((driver) => faultsFor(driver).includes(name) && !isSpent(driver, name));
  const driver = able[(turn * 7) % able.length];
  return driver ? [{ driver, names: [name] }] : [];
});
