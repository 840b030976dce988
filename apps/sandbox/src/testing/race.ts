import { expect, inject } from 'vitest';
import { createRandom, type Random } from '../seeds/random';
import type { Reply } from './portalClient';

/*
 * SECURITY T12, T13 through the calls themselves: 32 concurrent requests of each kind and mixed, in a seeded order,
 * alternating between two processes. PGlite serializes transactions, so only the run on PostgreSQL proves it.
 * ledger/race.test.ts shows that an unguarded debit would overdraw there.
 */
export const parallel = 32;
/** Some thousand requests with a dozen or more statements each, timed for a busy machine. */
export const patience = 120_000;

/** A repeated race proves nothing new if transactions never overlap. */
const enoughOnPglite = 2;

/** The factor by which a nightly run on PostgreSQL plays more rounds. */
export const moreRounds = Number(process.env['SANDBOX_TEST_ROUNDS'] ?? 1);

/** The random numbers of each round. A serializing engine gets fewer rounds. */
export function rounds(count: number): Random[] {
  const isSerial = inject('sandboxDatabase').engine === 'pglite';
  const length = isSerial ? Math.min(count, enoughOnPglite) : count * moreRounds;
  return Array.from({ length }, (_, index) => createRandom(index + 1));
}

let count = 0;
export const next = (): number => (count += 1);

/** Half of the calls have a key, which makes all of a call a single transaction. */
export const getKey = (random: Random): Record<string, string> =>
  random.chance(0.5) ? { 'idempotency-key': `confirm-${next()}` } : {};

export const done = (replies: readonly Reply[]): number =>
  replies.filter(({ status }) => status === 200).length;

/** Done, refused, missing or in progress, but never a fault. */
export const expectNoFault = (replies: readonly Reply[]): void =>
  expect(replies.filter(({ status }) => ![200, 404, 409, 422].includes(status))).toEqual([]);

export const times = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: parallel }, (_, index) => work(index)));
