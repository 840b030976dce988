import { beforeAll, expect, it } from 'vitest';
import { openSession } from '../../access/sessions';
import { bulkInsert } from '../../data/bulkInsert';
import { levelTotals, members, memberTotals } from '../../data/schema/members';
import { createRandom } from '../../seeds/random';
import { addNode, getLevels, getTotals, type TreeNode } from '../../seeds/tree';
import { testServer } from '../../testing/testServer';

/*
 * A first member with 1,005 direct referrals, and a chain of 220 sponsors under the last one. Its paths exceed an index
 * row.
 */
const { db, client, clock } = await testServer();
const wide = 1_005;
const deep = 220;

const toName = ({ id }: TreeNode) => `member${id}`;
const nodes: TreeNode[] = [];
beforeAll(async () => {
  const random = createRandom(1);
  const join = (sponsor?: TreeNode) => {
    const node = addNode(nodes.length + 1, sponsor, random.chance(0.5) ? 'L' : 'R', random);
    nodes.push(node);
    return node;
  };
  const first = join();
  for (let count = 0; count < wide; count += 1) join(first);
  for (let count = 0; count < deep; count += 1) join(nodes.at(-1));
  const rows = nodes.map((node) => ({
    ...{ id: node.id, username: toName(node), name: toName(node), email: '', phone: '', passwordHash: '' },
    ...{ createdAt: clock.now(), sponsorId: node.sponsor?.id ?? null, sponsorDepth: node.sponsorDepth },
    ...{ sponsorPath: node.sponsorPath, parentId: node.parent?.id ?? null, leg: node.leg ?? null },
    binaryPath: node.binaryPath,
  }));
  await bulkInsert(db, members, rows);
  await bulkInsert(db, memberTotals, getTotals(nodes));
  await bulkInsert(db, levelTotals, getLevels(nodes));
});

const read = async (node: TreeNode, path: string) => {
  const { status, body } = await client.get(path, await openSession(db, node.id, 'session', clock.now()));
  return { status, data: body.data as Record<string, unknown>[], last_page: body.last_page };
};
const levelsOfNode = async (node: TreeNode, query = '') =>
  (await read(node, `/user-team-details${query}`)).data as {
    level: number;
    user_count: number;
    username: string[];
  }[];

it('lists the first 1,000 of a level, with its count', async () => {
  const [first] = await levelsOfNode(nodes[0]!);
  expect(first?.user_count).toBe(wide);
  expect(first?.username).toEqual(nodes.slice(1, 1_001).map(toName));
});

it('brings the rest of a level by its pages (D97) [B §2 Total Downline Business]', async () => {
  const [first] = await levelsOfNode(nodes[0]!);
  const parts = await Promise.all([1, 2, 3].map((page) => levelsOfNode(nodes[0]!, `?level=1&page=${page}`)));
  const names = parts.flatMap(([part]) => part?.username ?? []);
  expect(parts.every(({ length }) => length === 1)).toBe(true);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(Math.min(3_000, first!.user_count));
});

it('answers every level, or those down to the one that is asked for', async () => {
  const all = await levelsOfNode(nodes[0]!);
  expect(all).toHaveLength(1 + deep);
  expect(all.slice(1).every(({ user_count, username }) => user_count === 1 && username.length === 1)).toBe(
    true,
  );
  expect(await levelsOfNode(nodes[0]!, '?level=75')).toEqual(all.slice(0, 75));
});

it('finds the members below where paths share their first 1,000 characters', async () => {
  const [last, before] = [nodes.at(-1)!, nodes.at(-2)!];
  expect(last.sponsorPath.length).toBeGreaterThan(1_000);
  expect(await levelsOfNode(before)).toMatchObject([{ level: 1, user_count: 1, username: [toName(last)] }]);
  expect(await levelsOfNode(last)).toEqual([]);
  for (const call of ['directTeam', 'binary-details']) {
    expect((await read(before, `/${call}?username=${toName(last)}`)).status).toBe(200);
    expect((await read(last, `/${call}?username=${toName(before)}`)).status).toBe(404);
  }
});

it('lists the first 500 of a direct team in the tree', async () => {
  const { data } = await read(nodes[0]!, '/directTeam');
  expect(data).toHaveLength(500);
  expect(data[0]).toMatchObject({ username: 'member2', sponsor_direct_count: wide });
});

it('brings the rest of a direct team by its pages (D113) [B §2 Direct Tree]', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => read(nodes[0]!, `/directTeam?page=${page}`)));
  expect(pages.flatMap(({ data }) => data.map(({ username }) => username))).toEqual(
    nodes.slice(1, wide + 1).map(toName),
  );
  expect(pages.map(({ last_page }) => last_page)).toEqual([3, 3, 3]);
});
