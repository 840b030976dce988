import type { Driver } from './driver';
import { drivers } from './drivers/index';
import type { FaultName } from './faults';
import { faultsFor, isSpent } from './stage';

interface Sampled {
  driver: Driver;
  names: FaultName[];
}

const size = 60;

/** Those that one member can play, one after the other, without anything of their own. */
const plain = drivers.filter(({ member, prepare, unaddressed, anew, real }) =>
  [member, prepare, unaddressed, anew, real].every((own) => own === undefined),
);

/** A fixed sample of the suite: each of these calls once or twice, and every fault in turn. */
export const sample: readonly Sampled[] = plain.map((driver, place) => {
  const names = faultsFor(driver).filter((name) => !isSpent(driver, name));
  const count = Math.floor(((place + 1) * size) / plain.length) - Math.floor((place * size) / plain.length);
  const first = place * 7;
  return {
    driver,
    names: Array.from({ length: count }, (_, next) => names[(first + next * 5) % names.length] as FaultName),
  };
});
