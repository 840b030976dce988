import { and, count, eq, gt, sql, sum } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../access/sessions';
import { payoutCounts, payoutDays, payouts } from '../data/schema/money';
import { demoMember } from '../seeds/demoMembers';
import { dashboardFigures } from './dashboard/figures';
import { formatAmount, fromStored } from '../ledger/amount';
import { sumHistory } from '../ledger/historySums';
import { testServer } from '../testing/testServer';

const { db, client, clock } = await testServer({}, 'seeded');
const leader = demoMember('leader').id;

interface Payout {
  id: number;
  from_username: string | null;
  wallet: string;
  amount: string;
  source: string;
  is_paid: 0 | 1;
  created_at: string;
}

let token = '';
beforeAll(async () => {
  token = await openSession(db, leader, 'session', clock.now());
});
const read = async (query = '', as = token) => {
  const { status, body } = await client.get(`/payouts${query}`, as);
  expect(status).toBe(200);
  return body as unknown as { data: Payout[]; total: number; next_page_url: string | null; source: unknown };
};

describe('payouts (B §2)', () => {
  it('are the member’s bonuses of all sources, paid and unpaid (D88)', async () => {
    const { data, total } = await read('?export=true');
    expect(total).toBe(await db.$count(payouts, eq(payouts.memberId, leader)));
    expect(data).toHaveLength(total);
    expect(new Set(data.map(({ is_paid }) => is_paid))).toEqual(new Set([0, 1]));
    expect(data.some(({ from_username }) => from_username !== null)).toBe(true);
  });

  it('narrow by source and state, in links too', async () => {
    const all = (await read('?export=true')).data;
    const paid = all.filter(({ is_paid, source }) => is_paid === 1 && source === 'ROI');
    expect((await read('?export=true&is_paid=1&source=ROI')).data).toEqual(paid);
    const page = await read('?is_paid=1&source=ROI');
    expect(page.data).toEqual(paid.slice(0, 10));
    expect(page.next_page_url).toBe('/api/payouts?page=2&source=ROI&is_paid=1');
    expect((await read('?export=true&is_paid=0')).data).toEqual(all.filter(({ is_paid }) => is_paid === 0));
    for (const query of ['is_paid=2', 'is_paid=x', 'source=%00'])
      expect((await client.get(`/payouts?${query}`, token)).status, query).toBe(422);
  });

  it('sum up, where paid, to the ledger’s transactions and the dashboard’s figures', async () => {
    const { data, source } = await read('?export=true');
    const moved = await sumHistory(db, leader);
    const getSum = (key: string) =>
      data
        .filter((row) => row.is_paid === 1 && row.source === key)
        .reduce((sum, { amount }) => sum + fromStored(amount), 0n);
    for (const { key } of source as { key: string }[]) {
      const credits = moved.filter((sum) => sum.source === key).reduce((sum, { credit }) => sum + credit, 0n);
      expect(getSum(key), key).toBe(credits);
    }
    const figures = await dashboardFigures(db, leader);
    expect(figures?.roi_bonus).toBe(formatAmount(getSum('ROI')));
    expect(figures?.level_income).toBe(formatAmount(getSum('REFERRAL')));
  });

  it('name their sources, those of the member alone', async () => {
    expect((await read()).source).toEqual([
      { key: 'DIRECT', value: 'Direct Bonus' },
      { key: 'MATCHING', value: 'Matching Bonus' },
      { key: 'POOL_LEVEL', value: 'Pool Level Bonus' },
      { key: 'REFERRAL', value: 'Referral Bonus' },
      { key: 'ROI', value: 'ROI Bonus' },
    ]);
    const newcomer = await openSession(db, demoMember('newcomer').id, 'session', clock.now());
    expect(await read('', newcomer)).toMatchObject({ data: [], total: 0, source: [] });
  });

  it('keep their counts in each state, also of changed and removed ones', async () => {
    const { memberId, source, isPaid } = payouts;
    const counted = () =>
      db
        .select({ memberId, source, isPaid, payouts: count() })
        .from(payouts)
        .groupBy(memberId, source, isPaid);
    const kept = () => db.select().from(payoutCounts).where(gt(payoutCounts.payouts, 0));
    const expectSame = async () =>
      expect(new Set((await kept()).map((row) => JSON.stringify(Object.values(row))))).toEqual(
        new Set((await counted()).map((row) => JSON.stringify(Object.values(row)))),
      );
    const day = sql<string>`(${payouts.createdAt} AT TIME ZONE 'UTC')::date`;
    const byDay = { memberId, day: sql<string>`${day}::text`, source, isPaid, amount: sum(payouts.amount) };
    const texts = (rows: object[]) => new Set(rows.map((row) => JSON.stringify(Object.values(row))));
    const expectSameDays = async () =>
      expect(texts(await db.select().from(payoutDays).where(gt(payoutDays.payouts, 0)))).toEqual(
        texts(
          await db
            .select({ ...byDay, payouts: count() })
            .from(payouts)
            .groupBy(memberId, day, source, isPaid),
        ),
      );
    await expectSame();
    await expectSameDays();
    const undo = new Error('undo');
    const moved = db.transaction(async (tx) => {
      const row = {
        memberId: leader,
        wallet: 'live',
        amount: '1.00',
        description: '',
        createdAt: clock.now(),
      } as const;
      const totals = async () => {
        const [found] = await tx
          .select()
          .from(payoutCounts)
          .where(
            and(
              eq(payoutCounts.memberId, leader),
              eq(payoutCounts.source, 'NEW'),
              eq(payoutCounts.isPaid, 0),
            ),
          );
        return found?.payouts;
      };
      await tx.insert(payouts).values([
        { ...row, source: 'NEW' },
        { ...row, source: 'NEW' },
      ]);
      expect(await totals()).toBe(2);
      await tx.update(payouts).set({ isPaid: 1 }).where(eq(payouts.source, 'NEW'));
      expect(await totals()).toBe(0);
      await tx.update(payouts).set({ isPaid: 0 }).where(eq(payouts.source, 'NEW'));
      await tx.delete(payouts).where(eq(payouts.source, 'NEW'));
      expect(await totals()).toBe(0);
      const left = await tx.select().from(payoutDays).where(eq(payoutDays.source, 'NEW'));
      expect(left.map(({ amount, payouts: number }) => [amount, number])).toEqual([
        ['0.00', 0],
        ['0.00', 0],
      ]);
      throw undo;
    });
    await expect(moved).rejects.toBe(undo);
    await expectSame();
    await expectSameDays();
  });

  it('are counted in a range by the kept days, without a look at each row', async () => {
    const range = '?from_date=01-01-2026&to_date=31-12-2026';
    const { total } = await read(range);
    const own = eq(payoutDays.memberId, leader);
    const one = await db
      .select()
      .from(payoutDays)
      .where(and(own, gt(payoutDays.payouts, 0)))
      .limit(1);
    const only = and(own, eq(payoutDays.day, one[0]?.day ?? ''), eq(payoutDays.source, one[0]?.source ?? ''));
    await db
      .update(payoutDays)
      .set({ payouts: sql`${payoutDays.payouts} + 7` })
      .where(only);
    const counted = (await read(range)).total;
    await db
      .update(payoutDays)
      .set({ payouts: sql`${payoutDays.payouts} - 7` })
      .where(only);
    expect((counted - total) % 7).toBe(0);
    expect(counted).toBeGreaterThan(total);
  });

  it('have texts of any length, whole', async () => {
    const description = 'Monthly royalty for matching pairs in both legs. '.repeat(8);
    const row = {
      memberId: leader,
      wallet: 'fixed',
      source: 'ROYALTY',
      amount: '12.00',
      description,
    } as const;
    const [long] = await db
      .insert(payouts)
      .values({ ...row, createdAt: clock.now() })
      .returning({ id: payouts.id });
    expect((await read('?export=true&source=ROYALTY')).data).toContainEqual(
      expect.objectContaining({ id: long?.id, description }),
    );
  });
});

interface Summary {
  count: number;
  data: { day: string; source: string; sum: string; count: number }[];
  source: unknown;
}

describe('the summary of the payouts', () => {
  const readSummary = async (query = '') => {
    const { status, body } = await client.get(`/payouts/summary${query}`, token);
    expect(status, JSON.stringify(body).slice(0, 200)).toBe(200);
    return body as unknown as Summary;
  };
  const getTotal = (sums: readonly { sum: string }[]) =>
    sums.reduce((total, { sum: one }) => total + fromStored(one), 0n);

  it('has the sum of each day and source, paid and unpaid', async () => {
    const { data: rows } = await read('?export=true');
    const { data, count: number, source } = await readSummary();
    expect(number).toBe(rows.length);
    expect(getTotal(data)).toBe(rows.reduce((total, { amount }) => total + fromStored(amount), 0n));
    const [newest] = data;
    const same = rows.filter(
      (row) => row.created_at.slice(0, 10) === newest?.day && row.source === newest.source,
    );
    expect(newest?.count).toBe(same.length);
    expect(source).toEqual((await read()).source);
  });

  it('is of the asked days', async () => {
    const days = '?from_date=01-11-2026&to_date=20-11-2026';
    const rows = (await read(`${days}&export=true`)).data;
    const { data, count: number } = await readSummary(days);
    expect(number).toBe(rows.length);
    expect(data.every(({ day }) => day >= '2026-11-01' && day <= '2026-11-20')).toBe(true);
  });

  it('has two sums a month before the last 84 days, which part where the range ends (D141)', async () => {
    const member = demoMember('newcomer').id;
    const own = await openSession(db, member, 'session', clock.now());
    const at = ['02-10', '02-20', '02-21', '05-20', '05-25', '05-29', '06-01', '08-20'];
    await db.insert(payouts).values(
      at.map((day) => ({
        ...{ memberId: member, wallet: 'live' as const, amount: '1.00', description: '', source: 'ROI' },
        createdAt: new Date(`2026-${day}T23:59:59Z`),
      })),
    );
    const { body } = await client.get('/payouts/summary?to_date=20-08-2026', own);
    expect((body as unknown as Summary).data.map(({ day, sum: one }) => [day, one])).toEqual([
      ['2026-08-20', '1.00'],
      ['2026-06-01', '1.00'],
      // The first of the 84 days is 29 May.
      ['2026-05-29', '1.00'],
      ['2026-05-28', '1.00'],
      ['2026-05-20', '1.00'],
      ['2026-02-28', '1.00'],
      ['2026-02-20', '2.00'],
    ]);
    await db.delete(payouts).where(eq(payouts.memberId, member));
  });

  it('stays below 51 kB for a year of six sources each day', async () => {
    const member = demoMember('newcomer').id;
    const own = await openSession(db, member, 'session', clock.now());
    const from = clock.now().getTime();
    const rows = Array.from({ length: 366 * 6 }, (_, at) => ({
      ...{ memberId: member, wallet: 'live' as const, amount: '123.45', description: '', isPaid: 1 as const },
      ...{ source: `SOURCE_${at % 6}`, createdAt: new Date(from - Math.floor(at / 6) * 86_400_000) },
    }));
    await db.insert(payouts).values(rows);
    const { body } = await client.get('/payouts/summary', own);
    expect(JSON.stringify(body).length).toBeLessThan(51_000);
    // Their export takes two steps.
    const { data, total } = await read('?export=true', own);
    expect([total, new Set(data.map(({ id }) => id)).size]).toEqual([rows.length, rows.length]);
    const times = data.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().reverse());
    await db.delete(payouts).where(eq(payouts.memberId, member));
  });
});
