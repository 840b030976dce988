import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../testing/database';
import { testMember } from '../testing/member';
import { fund } from '../testing/moneyMember';
import { describeCheck, type LedgerCheck } from './check';
import { watchLedger } from './watch';

const { db } = await testDatabase();
const memberId = await testMember(db, 'watched');
await fund(db, memberId, { pay_in: '100.00' }, new Date('2026-11-21T09:00:00Z'));

test('untouched books are sound, and a planted fault is reported with ids and amounts (T34)', async () => {
  const reported: LedgerCheck[] = [];
  const watch = watchLedger({
    db,
    everySeconds: 0,
    onFault: (found) => reported.push(found),
    onFailure: () => {},
  });
  expect(watch.state()).toBe('unknown');
  expect(await watch.look()).toBe('sound');
  await db.execute(sql`UPDATE wallets SET balance = balance + 0.01 WHERE member_id = ${memberId}`);
  expect(await watch.look()).toBe('faulty');
  expect(watch.state()).toBe('faulty');
  expect(reported).toHaveLength(1);
  expect(reported[0] && describeCheck(reported[0])).toEqual([
    `wallets, member_id ${memberId}, key pay_in: keeps balance 100.01, its rows give balance 100.00`,
    'The ledger is out of order: 0.01 in all.',
  ]);
  expect(reported[0]).toMatchObject({
    sums: [{ table: 'wallets', kept: { balance: '100.01' }, counted: { balance: '100.00' } }],
    total: '0.01',
  });
  await db.execute(sql`UPDATE wallets SET balance = balance - 0.01 WHERE member_id = ${memberId}`);
  expect(await watch.look()).toBe('sound');
});

test('it checks again automatically, and reports when it can’t', async () => {
  const failed = vi.fn();
  const broken = { transaction: () => Promise.reject(new Error('no database')) } as unknown as typeof db;
  vi.useFakeTimers();
  const watch = watchLedger({ db: broken, everySeconds: 60, onFault: () => {}, onFailure: failed });
  await vi.advanceTimersByTimeAsync(130_000);
  watch.stop();
  vi.useRealTimers();
  expect(failed).toHaveBeenCalledTimes(2);
  expect(watch.state()).toBe('unknown');
});
