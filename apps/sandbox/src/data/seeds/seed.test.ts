import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ledgerFaults, total } from '../../ledger/balances';
import { testDatabase } from '../../testing/database';
import { testSeed } from '../../testing/seedOptions';
import { countPurchase } from '../countPurchase';
import { type Db, selectRows } from '../database';
import { isBelow, sponsorChain } from '../downline';
import { dashboardFigures } from '../figures';
import { joinNetwork } from '../joinNetwork';
import { members } from '../schema/members';
import { demoMember, demoMembers } from './demoMembers';
import { createRandom } from './random';
import { seed } from './seed';

const { db, clear } = await testDatabase('seeded');
const { clock } = testSeed();
const leader = demoMember('leader').id;

/** A fingerprint of every table. */
async function fingerprint(): Promise<Record<string, string>> {
  const tables = await selectRows<{ name: string }>(
    db,
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  const result: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await selectRows<{ hash: string }>(
      db,
      sql`SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS hash FROM ${sql.identifier(name)} t`,
    );
    result[name] = row?.hash ?? '';
  }
  return result;
}

/** Totals counted anew from members, parents and subscriptions; must equal what is kept in member_totals. */
const recount = sql`
  WITH business AS (
    SELECT m.id, coalesce(b.amount, 0) AS bot, coalesce(b.bots, 0) AS bots, coalesce(l.live, 0) AS live, coalesce(l.fixed, 0) AS fixed
    FROM members m
    LEFT JOIN (SELECT member_id, sum(price) AS amount, count(*) AS bots FROM subscriptions GROUP BY 1) b ON b.member_id = m.id
    LEFT JOIN (SELECT member_id, sum(price) FILTER (WHERE p.is_mt5 = 1) AS live, sum(s.price) FILTER (WHERE p.is_mt5 = 0) AS fixed
      FROM (SELECT member_id, package_id, price FROM live_subscriptions) s
      JOIN (SELECT id, is_mt5 FROM packages) p ON p.id = s.package_id GROUP BY 1) l ON l.member_id = m.id
  ),
  pairs AS (
    SELECT above.id, substr(m.binary_path, length(above.binary_path) + 1, 1) AS side, m.id AS member
    FROM members above JOIN members m ON starts_with(m.binary_path, above.binary_path) AND m.id <> above.id
  ),
  teams AS (
    SELECT above.id, m.id AS member, m.sponsor_id = above.id AS direct
    FROM members above JOIN members m ON starts_with(m.sponsor_path, above.sponsor_path) AND m.id <> above.id
  ),
  counted AS (
    SELECT o.id AS member_id,
      (SELECT count(*) FROM pairs WHERE pairs.id = o.id AND side = 'L') AS left_count,
      (SELECT count(*) FROM pairs WHERE pairs.id = o.id AND side = 'R') AS right_count,
      (SELECT coalesce(sum(b.bots), 0) FROM pairs JOIN business b ON b.id = member WHERE pairs.id = o.id AND side = 'L') AS left_bots,
      (SELECT coalesce(sum(b.bots), 0) FROM pairs JOIN business b ON b.id = member WHERE pairs.id = o.id AND side = 'R') AS right_bots,
      (SELECT count(*) FROM teams WHERE teams.id = o.id AND direct) AS direct_count,
      (SELECT count(*) FROM teams JOIN business b ON b.id = member WHERE teams.id = o.id AND direct AND b.bot + b.live + b.fixed > 0) AS direct_paid,
      (SELECT count(*) FROM teams WHERE teams.id = o.id) AS team_count,
      (SELECT count(*) FROM teams JOIN business b ON b.id = member WHERE teams.id = o.id AND b.bot + b.live + b.fixed > 0) AS team_paid,
      (SELECT coalesce(sum(b.bot), 0) FROM teams JOIN business b ON b.id = member WHERE teams.id = o.id) AS team_bot,
      (SELECT coalesce(sum(b.live), 0) FROM teams JOIN business b ON b.id = member WHERE teams.id = o.id) AS team_live,
      (SELECT coalesce(sum(b.fixed), 0) FROM teams JOIN business b ON b.id = member WHERE teams.id = o.id) AS team_fixed,
      o.bot AS own_bot, o.live AS own_live, o.fixed AS own_fixed, (o.bot > 0)::int AS is_paid, (o.live + o.fixed > 0)::int AS live_is_paid
    FROM business o
  )
  SELECT t.member_id FROM member_totals t JOIN counted c USING (member_id)
  WHERE (t.left_count, t.right_count, t.left_bots, t.right_bots, t.direct_count, t.direct_paid, t.team_count, t.team_paid,
      t.team_bot, t.team_live, t.team_fixed, t.own_bot, t.own_live, t.own_fixed, t.is_paid, t.live_is_paid)
    IS DISTINCT FROM (c.left_count, c.right_count, c.left_bots, c.right_bots, c.direct_count, c.direct_paid, c.team_count, c.team_paid,
      c.team_bot, c.team_live, c.team_fixed, c.own_bot, c.own_live, c.own_fixed, c.is_paid, c.live_is_paid)`;

const newMember = (username: string) => ({
  ...{
    username,
    name: username,
    email: `${username}@example.com`,
    phone: '',
    passwordHash: '',
    createdAt: clock.now(),
  },
});

async function expectPlacesSound(database: Db): Promise<void> {
  const broken = await selectRows(
    database,
    sql`SELECT m.id FROM members m JOIN members p ON p.id = m.parent_id JOIN members s ON s.id = m.sponsor_id
      WHERE m.binary_path <> p.binary_path || m.leg OR m.sponsor_depth <> s.sponsor_depth + 1
        OR NOT starts_with(m.sponsor_path, s.sponsor_path) OR NOT starts_with(m.binary_path, s.binary_path)`,
  );
  expect(broken).toEqual([]);
}

describe('the seed', () => {
  test('is the same twice', async () => {
    const first = await fingerprint();
    await clear();
    await seed(db, testSeed());
    expect(await fingerprint()).toEqual(first);
    expect(first.members).toMatch(/^67 /);
  });

  test('books everything through the ledger', async () => {
    expect(await total(db)).toBe('0.00');
    expect(await ledgerFaults(db)).toEqual([]);
  });

  test('counts what the trees and the subscriptions say', async () => {
    expect(await selectRows(db, recount)).toEqual([]);
    await expectPlacesSound(db);
    const figures = await dashboardFigures(db, leader);
    expect((figures?.left_id_count ?? 0) + (figures?.right_id_count ?? 0)).toBe(60);
    expect(figures).toMatchObject({ username: 'leader', my_sponsor: 'atlas', total_subscription: '3600.00' });
    expect(await dashboardFigures(db, 999_999)).toBeUndefined();
  });

  test('shows each situation', async () => {
    const [row] = await selectRows<Record<string, number>>(
      db,
      sql`SELECT
        (SELECT count(DISTINCT status)::int FROM withdrawals WHERE member_id = ${leader}) AS withdrawals,
        (SELECT count(DISTINCT status)::int FROM tickets WHERE member_id = ${leader}) AS tickets,
        (SELECT count(DISTINCT source)::int FROM payouts WHERE member_id = ${leader}) AS payouts,
        (SELECT count(*)::int FROM ledger_entries WHERE member_id = ${demoMember('newcomer').id}) AS newcomer,
        (SELECT count(*)::int FROM withdrawals WHERE member_id = ${demoMember('bankuser').id} AND coin_type = 'bank'
          AND amount_to = round(amount_from * conversion_rate, 2)) AS rupees`,
    );
    expect(row).toEqual({ withdrawals: 3, tickets: 4, payouts: 6, newcomer: 0, rupees: 4 });
    expect(new Set(demoMembers.map(({ username }) => username)).size).toBe(6);
  });

  test('lies in the past, and movements follow each other in time', async () => {
    const [row] = await selectRows<{ late: number; unordered: number }>(
      db,
      sql`SELECT
        (SELECT count(*)::int FROM ledger_entries WHERE created_at > ${clock.now().toISOString()}::timestamptz) AS late,
        (SELECT count(*)::int FROM (SELECT created_at < lag(created_at) OVER (ORDER BY id) AS back FROM ledger_entries) e WHERE back) AS unordered`,
    );
    expect(row).toEqual({ late: 0, unordered: 0 });
  });
});

describe('the network after the seed', () => {
  test('20 who join at once below members at random get a place each, and all is counted', async () => {
    const random = createRandom(7);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        db.transaction((tx) =>
          joinNetwork(
            tx,
            newMember(`joined${index}`),
            random.integer(1, 67),
            random.pick(['L', 'R'] as const),
          ),
        ),
      ),
    );
    expect(await db.$count(members)).toBe(87);
    expect(await selectRows(db, recount)).toEqual([]);
    await expectPlacesSound(db);
  });

  test('purchases at once are counted up both trees', async () => {
    const random = createRandom(8);
    const bought = Array.from({ length: 20 }, () => ({
      memberId: random.integer(2, 87),
      ...random.pick([
        { market: 'bot' as const, packageId: 1 },
        { market: 'live' as const, packageId: 14 },
        { market: 'fixed' as const, packageId: 11 },
      ]),
    }));
    await Promise.all(
      bought.map(({ memberId, market, packageId }, index) =>
        db.transaction(async (tx) => {
          await (market === 'bot'
            ? tx.execute(sql`INSERT INTO subscriptions (invoice_id, member_id, buyer_id, package_id, price, amount_paid, created_at, end_date)
                VALUES (${`T-${index}`}, ${memberId}, ${memberId}, ${packageId}, 100, 100, now(), now())`)
            : tx.execute(sql`INSERT INTO live_subscriptions (member_id, buyer_id, package_id, wallet, price, roi_limit, created_at)
                VALUES (${memberId}, ${memberId}, ${packageId}, 'pay_in', 100, 200, now())`));
          await countPurchase(tx, { memberId, market, amount: '100.00' });
        }),
      ),
    );
    expect(await selectRows(db, recount)).toEqual([]);
  });

  test('a place or a name is given once', async () => {
    const again = db.transaction((tx) => joinNetwork(tx, newMember('LEADER'), leader, 'L'));
    await expect(again).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  test('a path names its chain', async () => {
    const [last] = await db
      .select()
      .from(members)
      .where(sql`${members.username} = 'joined19'`);
    const chain = sponsorChain(last?.sponsorPath ?? '');
    expect([chain[0], chain.at(-2), chain.at(-1)]).toEqual([1, last?.sponsorId, last?.id]);
    expect(isBelow(last?.binaryPath ?? '', '')).toBe(true);
  });
});
