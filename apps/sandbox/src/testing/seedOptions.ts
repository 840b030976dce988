import { fixedClock } from '../data/clock';

/** The current time of every seeded test database. */
export const testNow = '2026-11-20T09:00:00Z';

/** A small network is enough for tests, because its values are derived in the same way. */
export const testSeed = () => ({ clock: fixedClock(testNow), members: 60 });

/** Light argon2 costs, because the tests check that hashes are compared, not that they are slow. */
export const lightCost = { memoryCost: 64, timeCost: 1 };
