import { beforeAll, describe, expect, it } from 'vitest';
import { findMember } from '../access/members';
import { openSession } from '../access/sessions';
import { dashboardFigures } from './dashboard/figures';
import { members, memberTotals } from '../data/schema/members';
import { demoMember } from '../seeds/demoMembers';
import { formatAmount, fromStored } from '../ledger/amount';
import { PortalClient } from '../testing/portalClient';
import { testServer } from '../testing/testServer';

/* The trees and the downline of the seeded network, requested by each member. */
const { db, client, database, clock } = await testServer({}, 'seeded');

type Row = Record<string, string | number | null>;
interface Level {
  level: number;
  user_count: number;
  investment: string;
  live_investment: string;
  username: string[];
  self_investment: string[];
  self_live_investment: string[];
  joining_date: string[];
}

const tokens = new Map<number, string>();
async function ask<Answer>(id: number, path: string): Promise<Answer> {
  let token = tokens.get(id);
  if (token === undefined) tokens.set(id, (token = await openSession(db, id, 'session', clock.now())));
  const { status, body } = await client.get(path, token);
  expect(status, path).toBe(200);
  return body as Answer;
}
const directTeam = async (id: number, name = '') =>
  (await ask<{ data: Row[] }>(id, `/directTeam${name && `?username=${name}`}`)).data;
const binaryTeam = async (id: number, name = '') =>
  (await ask<{ data: Row[] }>(id, `/binary-details${name && `?username=${name}`}`)).data;
const levels = async (id: number, query = '') =>
  (await ask<{ data: Level[] }>(id, `/user-team-details${query}`)).data;
const cents = (amounts: unknown[]) =>
  amounts.reduce((sum: bigint, text) => sum + fromStored(String(text)), 0n);

const leader = demoMember('leader');
let everyone: (typeof members.$inferSelect)[] = [];
/** The demo members and every third team member, who make the calls. */
const some = () => everyone.filter(({ id }) => id < 8 || id % 3 === 0);
beforeAll(async () => {
  everyone = await db.select().from(members).orderBy(members.id);
});

describe('the direct team', () => {
  it('is the root in every row, and whom it sponsors, as they joined (D95)', async () => {
    const rows = await directTeam(leader.id);
    const sponsored = everyone.filter(({ sponsorId }) => sponsorId === leader.id);
    expect(rows.map(({ username }) => username)).toEqual(sponsored.map(({ username }) => username));
    for (const row of rows) {
      expect(row).toMatchObject({ sponsor: 'leader', sponsor_sponsor: 'atlas', sponsor_total_team: 60 });
      expect(row.sponsor_direct_count).toBe(rows.length);
    }
  });

  it('has the figures of the dashboard', async () => {
    for (const { id } of some()) {
      const figures = await dashboardFigures(db, id);
      const [root] = await directTeam(id);
      expect(root).toMatchObject({
        sponsor: figures?.username,
        sponsor_sponsor: figures?.my_sponsor,
        sponsor_package_subscription: figures?.total_subscription,
        sponsor_team_package_subscription: figures?.total_team_business,
        sponsor_direct_count: figures?.total_referrals,
      });
      const pool = cents([root?.sponsor_team_live_subscription, root?.sponsor_team_fixed_subscription]);
      expect(formatAmount(pool)).toBe(figures?.live_team_business);
    }
  });

  it('adds up: a root’s team is its direct members and theirs', async () => {
    for (const { id } of some()) {
      const rows = await directTeam(id);
      const [root] = rows;
      const below = rows.filter(({ username }) => username !== null);
      const team = below.reduce((sum, { total_team }) => sum + 1 + Number(total_team), 0);
      expect(root?.sponsor_total_team).toBe(team);
      const amounts = below.flatMap((row) => [row.total_subscription, row.team_business]);
      expect(root?.sponsor_team_business).toBe(formatAmount(cents(amounts)));
    }
  });

  it('of who sponsors no one is the root alone, in a row without a username (D95)', async () => {
    const [row, ...others] = await directTeam(demoMember('newcomer').id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      username: null,
      sponsor: 'newcomer',
      sponsor_total_team: 0,
      sponsor_is_paid: 0,
    });
    expect(row).not.toHaveProperty('is_paid');
  });

  it('of a leaf that is asked for is the leaf’s own, in any case of letters', async () => {
    const [first] = await directTeam(leader.id);
    const name = String(first?.username);
    const [root] = await directTeam(leader.id, name.toUpperCase());
    expect(root).toMatchObject({
      ...{ sponsor: name, sponsor_sponsor: 'leader', sponsor_total_team: first?.total_team },
      ...{
        sponsor_total_subscription: first?.total_subscription,
        sponsor_team_business: first?.team_business,
      },
      ...{ sponsor_is_paid: first?.is_paid, sponsor_live_is_paid: first?.live_is_paid },
    });
  });
});

describe('the binary tree', () => {
  it('is a node and those of its legs, with the dashboard’s pairs (D96)', async () => {
    const byId = new Map(everyone.map((member) => [member.id, member]));
    for (const { id, username, parentId } of some()) {
      const [node, ...below] = await binaryTeam(id);
      const figures = await dashboardFigures(db, id);
      const standing = everyone.filter((member) => member.parentId === id);
      const on = (leg: 'L' | 'R') => standing.find((member) => member.leg === leg)?.username ?? null;
      expect(node).toMatchObject({
        ...{ parent: username, parentname: byId.get(parentId ?? 0)?.username ?? null },
        ...{ leftuser: on('L'), rightuser: on('R'), total_matching: figures?.total_matching_pair },
      });
      expect(below.map(({ parent }) => parent)).toEqual([on('L'), on('R')].filter((name) => name !== null));
      for (const child of below) expect(child.parentname).toBe(username);
      // The details of a child match the child's own answer (D94).
      const plain = (one?: Row) => one && { ...one, left_details: undefined, right_details: undefined };
      for (const [leg, name] of [
        ['left_details', on('L')],
        ['right_details', on('R')],
      ] as const) {
        const own = below.find(({ parent }) => parent === name);
        if (!own) expect(node?.[leg]).toBeNull();
        else expect(plain(own)).toMatchObject(node?.[leg] as unknown as object);
      }
    }
  });

  it('has vacant places as null, and nothing below them', async () => {
    expect(await binaryTeam(demoMember('newcomer').id)).toEqual([
      {
        ...{ parent: 'newcomer', parentname: expect.any(String) as string, leftuser: null, rightuser: null },
        ...{ left_total: 0, total_right: 0, total_matching: 0, is_paid: 0, live_is_paid: 0 },
        ...{ left_details: null, right_details: null },
      },
    ]);
  });
});

describe('the downline by level', () => {
  it('adds up to the team, and lists everyone of it once', async () => {
    for (const member of some()) {
      const rows = await levels(member.id);
      const figures = await dashboardFigures(db, member.id);
      const below = everyone.filter(
        ({ id, sponsorPath }) => id !== member.id && sponsorPath.startsWith(member.sponsorPath),
      );
      expect(rows.map(({ level }) => level)).toEqual(rows.map((_, index) => index + 1));
      expect(rows.flatMap(({ username }) => username).toSorted()).toEqual(
        below.map(({ username }) => username).toSorted(),
      );
      expect(formatAmount(cents(rows.map(({ investment }) => investment)))).toBe(
        figures?.total_team_business,
      );
      expect(formatAmount(cents(rows.map((row) => row.live_investment)))).toBe(figures?.live_team_business);
      for (const row of rows) {
        expect(row.user_count).toBe(row.username.length);
        expect(formatAmount(cents(row.self_investment))).toBe(row.investment);
        expect(formatAmount(cents(row.self_live_investment))).toBe(row.live_investment);
      }
    }
  });

  it('has each user’s name, date and money', async () => {
    const totals = new Map((await db.select().from(memberTotals)).map((row) => [row.memberId, row]));
    for (const row of await levels(leader.id))
      for (const [index, username] of row.username.entries()) {
        const member = everyone.find((one) => one.username === username)!;
        const own = totals.get(member.id)!;
        expect(member.sponsorDepth).toBe(1 + row.level);
        expect(row.joining_date[index]).toBe(member.createdAt.toISOString());
        expect(row.self_investment[index]).toBe(own.ownBot);
        expect(row.self_live_investment[index]).toBe(formatAmount(cents([own.ownLive, own.ownFixed])));
      }
  });

  it('reaches down to the level asked for, and takes the three of the filter alone (D97)', async () => {
    const all = await levels(leader.id);
    for (const level of [25, 50, 75]) expect(await levels(leader.id, `?level=${level}`)).toEqual(all);
    const token = tokens.get(leader.id);
    for (const level of ['1', '26', '0', 'x', '25%00', '1e2'])
      expect((await client.get(`/user-team-details?level=${level}`, token)).status, level).toBe(422);
    expect(await levels(demoMember('newcomer').id)).toEqual([]);
  });
});

describe('direct referrals', () => {
  interface Page {
    data: Row[];
    total: number;
    last_page: number;
    next_page_url: string | null;
  }

  it('are pages of the direct team, the newest first', async () => {
    const first = await ask<Page>(leader.id, '/directlist?per_page=3');
    const rows: Row[] = [];
    for (let page = 1; page <= first.last_page; page += 1)
      rows.push(...(await ask<Page>(leader.id, `/directlist?per_page=3&page=${page}`)).data);
    const team = await directTeam(leader.id);
    expect(first.total).toBe(team.length);
    expect(rows.map(({ username }) => username)).toEqual(team.map(({ username }) => username).toReversed());
    for (const [index, row] of rows.toReversed().entries()) {
      const own = cents([row.total_subscription, row.live_total_subscription]);
      const business = cents([row.total_team_business, row.fixed_total_team_business]);
      expect(formatAmount(own)).toBe(team[index]?.total_subscription);
      expect(formatAmount(business)).toBe(team[index]?.team_business);
      expect(Date.parse(String(row.joined_at))).toBeGreaterThan(0);
      // Whoever bought something has a last purchase, and nobody else (D113).
      expect(row.last_purchase_at === null).toBe(own === 0n);
    }
  });

  it('are filtered and sorted, and name how many have each status (D113)', async () => {
    const list = async (query = '') =>
      (await ask<{ data: Row[] }>(leader.id, `/directlist?per_page=100&${query}`)).data;
    const names = (rows: Row[]) => rows.map(({ username }) => username);
    const all = await list();
    const isPaid = ({ is_paid, live_is_paid }: Row) => is_paid === 1 || live_is_paid === 1;
    const paid = all.filter(isPaid);
    const unpaid = all.filter((row) => !isPaid(row));
    expect(names(await list('status=paid'))).toEqual(names(paid));
    expect(names(await list('status=unpaid'))).toEqual(names(unpaid));
    const page = await ask<{ by_status: object; total: number; first_page_url: string }>(
      leader.id,
      '/directlist?status=paid&sort=own',
    );
    expect(page.by_status).toEqual({ paid: paid.length, unpaid: unpaid.length });
    expect(page.total).toBe(paid.length);
    expect(page.first_page_url).toContain('status=paid');

    const { name, username } = all[0]!;
    const part = String(name).slice(-4).toUpperCase();
    expect(names(await list(`search=${encodeURIComponent(part)}`))).toEqual(
      names(
        all.filter(
          (row) =>
            String(row.name).toUpperCase().includes(part) ||
            String(row.username).toUpperCase().startsWith(part),
        ),
      ),
    );
    expect(names(await list(`search=${String(username).toUpperCase()}`))).toContain(username);
    expect(await list('search=%25')).toEqual([]);

    const own = (row: Row) => cents([row.total_subscription, row.live_total_subscription]);
    const team = (row: Row) => cents([row.total_team_business, row.fixed_total_team_business]);
    const rising = (sums: bigint[]) => sums.toSorted((a, b) => (a < b ? -1 : 1));
    expect((await list('sort=own&direction=asc')).map(own)).toEqual(rising(all.map(own)));
    expect((await list('sort=team')).map(team)).toEqual(rising(all.map(team)).toReversed());
    expect(names(await list('sort=joined&direction=asc'))).toEqual(names(all).toReversed());
  });

  it('of no one are an empty page', async () => {
    const page = await ask<Page>(demoMember('newcomer').id, '/directlist');
    expect(page).toMatchObject({ data: [], total: 0, last_page: 1, from: null, next_page_url: null });
  });
});

describe('who is not below (T19, T20)', () => {
  it.each(['directTeam', 'binary-details'])('%s answers like for a name that no one has', async (call) => {
    const stranger = demoMember('bankuser');
    const own = tokens.get(leader.id);
    const unknown = await client.get(`/${call}?username=nobodyhasit`, own);
    expect(unknown.status).toBe(404);
    for (const name of ['bankuser', 'atlas', 'newcomer', 'BANKUSER']) {
      const outside = await client.get(`/${call}?username=${name}`, own);
      expect([outside.status, outside.body], name).toEqual([unknown.status, unknown.body]);
    }
    const [mine] = await directTeam(leader.id);
    const other = await openSession(db, stranger.id, 'session', clock.now());
    expect((await client.get(`/${call}?username=${String(mine?.username)}`, other)).status).toBe(404);
    expect((await client.get(`/${call}?username=pinuser`, other)).status).toBe(200);
  });

  it('each member finds those below and oneself, and no one else', async () => {
    const others = ['leader', 'bankuser', 'pinuser'] as const;
    for (const name of others) {
      const asker = (await findMember(db, name))!;
      await directTeam(asker.id);
      for (const { username, sponsorPath, binaryPath } of everyone.slice(0, 30)) {
        const reply = async (call: string) =>
          (await client.get(`/${call}?username=${username}`, tokens.get(asker.id))).status;
        expect(await reply('directTeam')).toBe(sponsorPath.startsWith(asker.sponsorPath) ? 200 : 404);
        expect(await reply('binary-details')).toBe(binaryPath.startsWith(asker.binaryPath) ? 200 : 404);
      }
    }
  });

  it('refuses an impossible name before looking for it', async () => {
    for (const call of ['directTeam', 'binary-details'])
      for (const name of ['', '%25', 'a%00b', 'leader%20', "x'--", 'é', 'a'.repeat(65)])
        expect((await client.get(`/${call}?username=${name}`, tokens.get(leader.id))).status, name).toBe(422);
  });

  it('asking for names is limited by the minute (T17)', async () => {
    const { app: strict } = await testServer({ database, limits: { getDirectTeam: 2 } });
    const strictClient = new PortalClient(strict);
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await strictClient.get('/directTeam?username=nobody1', tokens.get(leader.id))).status);
    expect(statuses).toEqual([404, 404, 429]);
  });
});
