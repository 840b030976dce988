import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createClock } from '../data/clock';
import { idempotencyKeys } from '../data/schema/ledger';
import { testDatabase } from '../testing/database';
import { testMember } from '../testing/member';
import { balances, total } from './balances';
import { bodyHash } from './bodyHash';
import { type Answer, once, type OnceResult } from './idempotency';
import { InsufficientBalance } from './movement';
import { post } from './post';

const { db } = await testDatabase();
const clock = createClock(() => new Date('2026-11-20T09:00:00Z'));

let count = 0;
let memberId: number;
let runs: number;
beforeEach(async () => {
  count += 1;
  runs = 0;
  memberId = await testMember(db, `idem${count}`);
});

const call = (key: string, amount: string, work: () => Promise<Answer> | undefined = () => undefined) =>
  once(db, { memberId, key, bodyHash: bodyHash('createTransfer', { amount }), clock }, async (tx) => {
    runs += 1;
    await post(tx, {
      kind: 'deposit',
      note: 'Test',
      source: 'TEST',
      at: clock.now(),
      entries: [
        { account: 'chain', debit: amount },
        { memberId, wallet: 'pay_in', credit: amount },
      ],
    });
    return (await work()) ?? { status: 200, body: { status: true, amount } };
  });

const answered = (result: OnceResult) => (result.outcome === 'answered' ? result.answer : undefined);

describe('once (T12)', () => {
  test('one key 64 times at once is one effect, and every answer is the first or in progress', async () => {
    const results = await Promise.all(Array.from({ length: 64 }, () => call('key', '10')));
    expect(runs).toBe(1);
    expect((await balances(db, memberId)).pay_in).toBe('10.00');
    for (const result of results) {
      expect(['answered', 'in-progress']).toContain(result.outcome);
      if (result.outcome === 'answered') expect(result.answer.body).toEqual({ status: true, amount: '10' });
    }
    expect(results.filter((result) => result.outcome === 'answered' && !result.replayed)).toHaveLength(1);
    expect(await total(db)).toBe('0.00');
  });

  test('a lost answer is given again', async () => {
    const first = await call('key', '10');
    clock.advance(3_600);
    const again = await call('key', '10');
    expect(answered(again)).toEqual(answered(first));
    expect(again).toMatchObject({ replayed: true });
    expect(runs).toBe(1);
  });

  test('another body under the same key is refused', async () => {
    await call('key', '10');
    expect(await call('key', '11')).toEqual({ outcome: 'other-body' });
    expect((await balances(db, memberId)).pay_in).toBe('10.00');
  });

  test('another key, and another member with the same key, are calls of their own', async () => {
    await call('key', '10');
    await call('other', '10');
    expect((await balances(db, memberId)).pay_in).toBe('20.00');
    memberId = await testMember(db, `idem${count}b`);
    await call('key', '10');
    expect(runs).toBe(3);
  });

  test('a refusal is stored', async () => {
    const refuse = () => Promise.resolve({ status: 422, body: { status: false, message: 'Invalid otp' } });
    const first = await call('key', '10', refuse);
    const again = await call('key', '10');
    expect(answered(first)?.status).toBe(422);
    expect(answered(again)).toEqual(answered(first));
    expect(runs).toBe(1);
  });

  test('an error is rolled back, thrown on, and stored as a 500', async () => {
    const fail = () => Promise.reject(new InsufficientBalance(memberId, 'pay_in'));
    await expect(call('key', '10', fail)).rejects.toThrow(InsufficientBalance);
    expect((await balances(db, memberId)).pay_in).toBe('0.00');
    expect(answered(await call('key', '10'))).toEqual({
      status: 500,
      body: { status: false, message: 'Something Went Wrong Please Try Again....' },
    });
    expect(runs).toBe(1);
  });

  test('while the first is at work, the second is told so; a key that a dead process left is taken over', async () => {
    const hash = bodyHash('createTransfer', { amount: '10' });
    await db
      .insert(idempotencyKeys)
      .values({ memberId, key: 'key', bodyHash: hash, state: 'running', createdAt: clock.now() });
    expect(await call('key', '10')).toEqual({ outcome: 'in-progress' });
    expect(await call('key', '11')).toEqual({ outcome: 'other-body' });
    clock.advance(121);
    const results = await Promise.all([call('key', '10'), call('key', '10')]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['answered', 'answered']);
    expect(runs).toBe(1);
    const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.memberId, memberId));
    expect(row?.state).toBe('done');
  });
});

test('bodyHash tells calls and contents apart, not the order of keys', () => {
  expect(bodyHash('a', { x: 1, y: [1, 2] })).toBe(bodyHash('a', { y: [1, 2], x: 1 }));
  const different = [
    bodyHash('a', { x: 1 }),
    bodyHash('b', { x: 1 }),
    bodyHash('a', { x: '1' }),
    bodyHash('a', { x: [1] }),
    bodyHash('a', [['x', 1]]),
    bodyHash('a', undefined),
  ];
  expect(new Set(different).size).toBe(different.length);
});
