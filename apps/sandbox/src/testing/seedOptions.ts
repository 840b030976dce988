import { fixedClock } from '../data/clock';

/** The present of every seeded test database. */
export const testNow = '2026-11-20T09:00:00Z';

/** A small network is enough for tests: its figures are derived the same way. */
export const testSeed = () => ({ clock: fixedClock(testNow), members: 60 });
