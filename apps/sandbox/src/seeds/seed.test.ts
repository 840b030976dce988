import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { bonusFaults } from '../testing/networkFaults';
import { testSeed } from '../testing/seedOptions';
import { type Db, selectRows } from '../data/database';
import { isBelow, sponsorChain } from '../data/downline';
import { dashboardFigures } from '../areas/dashboard/figures';
import { joinNetwork } from '../data/joinNetwork';
import { members } from '../data/schema/members';
import { demoMember, demoMembers } from './demoMembers';
import { createRandom } from './random';
import { seed } from './seed';
import { expectSound } from '../testing/expectSound';

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

async function expectPositionsSound(database: Db): Promise<void> {
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
    await expectSound(db);
  });

  test('has the counts of the trees and the subscriptions', async () => {
    await expectSound(db);
    await expectPositionsSound(db);
    const figures = await dashboardFigures(db, leader);
    expect((figures?.left_id_count ?? 0) + (figures?.right_id_count ?? 0)).toBe(60);
    expect(figures).toMatchObject({ username: 'leader', my_sponsor: 'atlas', total_subscription: '3600.00' });
    expect(await dashboardFigures(db, 999_999)).toBeUndefined();
  });

  test('paid what the plan promises for what was bought (ADR 8), and every payout is a transaction', async () => {
    expect(await bonusFaults(db)).toEqual([]);
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
    expect(row).toEqual({ withdrawals: 3, tickets: 4, payouts: 5, newcomer: 0, rupees: 4 });
    expect(new Set(demoMembers.map(({ username }) => username)).size).toBe(6);
  });

  test('is in the past, and transactions follow each other in time', async () => {
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
  test('20 concurrent joins below random members get one position each, and all are counted', async () => {
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
    await expectSound(db);
    await expectPositionsSound(db);
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
