import { sql } from 'drizzle-orm';
import { expect, inject } from 'vitest';
import { type Db, selectRows } from '../data/database';
import { createRandom, type Random } from '../seeds/random';
import { ledgerFaults, total } from '../ledger/balances';
import type { Reply } from './portalClient';

/*
 * SECURITY T12, T13 through the calls themselves: 32 requests at once of each kind and mixed, in an order that a seed
 * decides, of two processes in turn. PGlite serialises transactions, so the proof is the run on PostgreSQL; ledger/race.test.ts shows that an
 * unguarded debit would overdraw there.
 */
export const parallel = 32;
/** Some thousand requests, each with a dozen statements and more: the seconds are those of a busy machine. */
export const patience = 120_000;

/** Where transactions never overlap, a race that is run again proves nothing new. */
const enoughOnPglite = 2;

/** The random numbers of each round: at most `count` rounds, fewer on an engine that serialises. */
export function rounds(count: number): Random[] {
  const length = inject('sandboxDatabase').engine === 'pglite' ? Math.min(count, enoughOnPglite) : count;
  return Array.from({ length }, (_, index) => createRandom(index + 1));
}

let count = 0;
export const next = (): number => (count += 1);

/** Half of the calls carry a key of their own: with one, all of a call is a single transaction. */
export const getKey = (random: Random): Record<string, string> =>
  random.chance(0.5) ? { 'idempotency-key': `confirm-${next()}` } : {};

export const done = (replies: readonly Reply[]): number =>
  replies.filter(({ status }) => status === 200).length;

/** Done, refused, gone or still at work: never a fault. */
export const expectNoFault = (replies: readonly Reply[]): void =>
  expect(replies.filter(({ status }) => ![200, 404, 409, 422].includes(status))).toEqual([]);

export const times = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: parallel }, (_, index) => work(index)));

/** No cent lost or made, no wallet below 0. */
export async function expectSound(db: Db): Promise<void> {
  expect(await ledgerFaults(db)).toEqual([]);
  expect(await total(db)).toBe(0n);
  const [row] = await selectRows<{ overdrawn: number }>(
    db,
    sql`SELECT count(*)::int AS overdrawn FROM wallets WHERE balance < 0`,
  );
  expect(row?.overdrawn).toBe(0);
}
