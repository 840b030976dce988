import { eq, sql } from 'drizzle-orm';
import { type ChildProcess, spawn } from 'node:child_process';
import { once as onceEmitted } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createClock } from '../data/clock';
import type { Tx } from '../data/database';
import { idempotencyKeys } from '../data/schema/ledger';
import { testDatabase } from '../testing/database';
import { testMember } from '../testing/member';
import { total } from './balances';
import { walletTexts } from '../testing/expectSound';
import { parseAmount } from './amount';
import { fingerprint } from './fingerprint';
import { type Answer, once, type OnceResult } from './idempotency';
import { InsufficientBalance } from './posting';
import { post } from './post';

const { db } = await testDatabase();
const source = inject('sandboxDatabase');
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
  once(db, { memberId, key, fingerprint: fingerprint('createTransfer', { amount }), clock }, async (tx) => {
    runs += 1;
    await post(tx, {
      kind: 'deposit',
      note: 'Test',
      source: 'TEST',
      at: clock.now(),
      entries: [
        { account: 'chain', debit: parseAmount(amount) },
        { memberId, wallet: 'pay_in', credit: parseAmount(amount) },
      ],
    });
    return (await work()) ?? { status: 200, body: { status: true, amount } };
  });

const answered = (result: OnceResult) => (result.outcome === 'answered' ? result.answer : undefined);

describe('once (T12)', () => {
  test('one key sent 64 times concurrently has one effect, and every answer is the first, byte for byte, or in progress', async () => {
    const results = await Promise.all(Array.from({ length: 64 }, () => call('key', '10')));
    expect(runs).toBe(1);
    expect((await walletTexts(db, memberId)).pay_in).toBe('10.00');
    for (const result of results) {
      expect(['answered', 'in-progress']).toContain(result.outcome);
      if (result.outcome === 'answered')
        expect(JSON.stringify(result.answer.body)).toBe(JSON.stringify({ status: true, amount: '10' }));
    }
    expect(results.filter((result) => result.outcome === 'answered' && !result.replayed)).toHaveLength(1);
    expect(await total(db)).toBe(0n);
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
    expect((await walletTexts(db, memberId)).pay_in).toBe('10.00');
  });

  test('another key, and another member with the same key, are separate calls', async () => {
    await call('key', '10');
    await call('other', '10');
    expect((await walletTexts(db, memberId)).pay_in).toBe('20.00');
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
    expect((await walletTexts(db, memberId)).pay_in).toBe('0.00');
    expect(answered(await call('key', '10'))).toEqual({
      status: 500,
      body: { status: false, message: 'Something Went Wrong Please Try Again....' },
    });
    expect(runs).toBe(1);
  });

  test('an answer is given again byte for byte, its keys in their order', async () => {
    const body = { zeta: 1, alpha: { y: '2.50', x: [{ b: null, a: 'é' }] }, status: true };
    const answer = () => Promise.resolve({ status: 200, body });
    await call('key', '10', answer);
    expect(JSON.stringify(answered(await call('key', '10'))?.body)).toBe(JSON.stringify(body));
  });

  test('slow work is done before the claim, and not for an answer that is there', async () => {
    const order: string[] = [];
    const request = { memberId, key: 'slow', fingerprint: 'x', clock };
    const work = () => Promise.resolve({ status: 200, body: {} }).finally(() => order.push('work'));
    const around = {
      prepare: () => Promise.resolve(void order.push('prepared')),
      inTurn: <Result>(transaction: () => Promise<Result>) => (order.push('turn'), transaction()),
    };
    await once(db, request, work, around);
    await once(db, request, work, around);
    expect(order).toEqual(['prepared', 'turn', 'work']);
  });

  test('a usual answer is stored before the work, and replaced if the work has another', async () => {
    const usual = { status: 200, body: { status: true, message: 'Bought' } };
    const refusal = { status: 422, body: { status: false, message: 'Insufficient Balance' } };
    const around = { expected: usual };
    for (const [key, answer] of [
      ['usual', usual],
      ['refused', refusal],
    ] as const) {
      const request = { memberId, key, fingerprint: 'x', clock };
      const seen: unknown[] = [];
      const work = async (tx: Tx) => {
        seen.push(...(await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))));
        return answer;
      };
      expect(answered(await once(db, request, work, around))).toEqual(answer);
      expect(seen).toMatchObject([{ memberId, body: JSON.stringify(usual.body) }]);
      expect(answered(await once(db, request, work, around))).toEqual(answer);
      expect(seen).toHaveLength(1);
    }
  });
});

// PGlite has a single process with sequential transactions, so no call meets another in progress.
if (source.engine === 'postgres')
  describe('another process (T12)', () => {
    /** A process that has moved money under the key, and not finished. */
    async function workElsewhere(key: string, amount: string): Promise<ChildProcess> {
      const { rows } = (await db.execute(sql`SELECT current_database() AS name`)) as {
        rows: { name: string }[];
      };
      const url = `${source.engine === 'postgres' ? source.url : ''}/${rows[0]?.name}`;
      const file = fileURLToPath(new URL('../testing/dyingWrite.ts', import.meta.url));
      const other = spawn(process.execPath, ['--import', 'tsx', file, url, String(memberId), key, amount], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void other.kill('SIGKILL'));
      await onceEmitted(other.stdout, 'data');
      return other;
    }

    test(
      'its key is in progress while it works, and free as soon as it is killed',
      { timeout: 60_000 },
      async () => {
        const other = await workElsewhere('key', '10');
        expect(await call('key', '10')).toEqual({ outcome: 'in-progress' });
        const isGone = onceEmitted(other, 'exit');
        other.kill('SIGKILL');
        expect(await isGone).toEqual([null, 'SIGKILL']);
        // PostgreSQL ends the transaction after it detects the lost connection.
        await vi.waitFor(async () => expect((await call('key', '10')).outcome).toBe('answered'), 5_000);
        expect(runs).toBe(1);
        expect((await walletTexts(db, memberId)).pay_in).toBe('10.00');
        expect(await total(db)).toBe(0n);
      },
    );
  });

test('fingerprint distinguishes calls and contents, not the order of keys', () => {
  expect(fingerprint('a', { x: 1, y: [1, 2] })).toBe(fingerprint('a', { y: [1, 2], x: 1 }));
  const different = [
    fingerprint('a', { x: 1 }),
    fingerprint('b', { x: 1 }),
    fingerprint('a', { x: '1' }),
    fingerprint('a', { x: [1] }),
    fingerprint('a', [['x', 1]]),
    fingerprint('a', undefined),
  ];
  expect(new Set(different).size).toBe(different.length);
});
