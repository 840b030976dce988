import { beforeAll, expect, it, test } from 'vitest';
import { openSession } from '../../access/sessions';
import { members } from '../../data/schema/members';
import { demoMember } from '../../seeds/demoMembers';
import { testServer } from '../../testing/testServer';
import { findInTeam } from './teamSearch';

const { db, client, clock } = await testServer({}, 'seeded');
const leader = demoMember('leader').id;
const trees = ['binary', 'direct'] as const;
const paths = { binary: 'binaryPath', direct: 'sponsorPath' } as const;

type Member = typeof members.$inferSelect;
let everyone: Member[] = [];
let starts: string[] = [];
beforeAll(async () => {
  everyone = await db.select().from(members);
  starts = [...new Set(everyone.map(({ username }) => username.slice(0, 2).toLowerCase()))];
});

/** The expected members, by the rule in its plainest form. */
function expected(own: Member, tree: (typeof trees)[number], start: string) {
  const path = paths[tree];
  const names = everyone
    .filter((one) => one.id !== own.id && one[path].startsWith(own[path]))
    .filter(({ username }) => username.toLowerCase().startsWith(start.toLowerCase()))
    .map((one) => ({
      username: one.username,
      ...(tree === 'binary'
        ? { leg: one.binaryPath[own.binaryPath.length] === 'L' ? 'left' : 'right' }
        : { level: one.sponsorDepth - own.sponsorDepth }),
    }))
    .sort((a, b) => (a.username.toLowerCase() < b.username.toLowerCase() ? -1 : 1));
  return { data: names.slice(0, 8), more: names.length > 8 };
}

async function ask(id: number, query: string) {
  const token = await openSession(db, id, 'session', clock.now());
  return client.get(`/team-search?${query}`, token);
}

test.each(trees)(
  'finds in the %s tree who is of the own team and begins so, and no one else (T20) [D113]',
  async (tree) => {
    let found = 0;
    let strangers = 0;
    for (const own of everyone.filter(({ id }) => id < 8 || id % 9 === 0)) {
      const team = everyone.filter(
        (one) => one.id !== own.id && one[paths[tree]].startsWith(own[paths[tree]]),
      );
      for (const start of starts) {
        const asked = { memberId: own.id, tree, start };
        const right = expected(own, tree, start);
        expect(await findInTeam(db, asked)).toEqual(right);
        // A team with more members than the network has matching names reads those names, like a large team.
        const named = everyone.filter(({ username }) => username.toLowerCase().startsWith(start)).length;
        expect(await findInTeam(db, asked, named)).toEqual(right);
        found += right.data.length;
        if (team.length > named) strangers += named - right.data.length;
      }
    }
    expect(found).toBeGreaterThan(100);
    expect(strangers).toBeGreaterThan(10);
  },
);

it('reports that there may be more where it stopped searching, and returns none of those [D113]', async () => {
  const own = everyone.find(({ id }) => id === leader)!;
  const start = starts.find((one) => expected(own, 'binary', one).data.length > 2)!;
  const asked = { memberId: leader, tree: 'binary', start } as const;
  for (const most of [0, 1, 2, 3]) {
    const looked = everyone
      .map(({ username }) => username)
      .filter((name) => name.toLowerCase().startsWith(start))
      .sort()
      .slice(0, most);
    const { data, more } = await findInTeam(db, asked, most);
    const right = expected(own, 'binary', start).data.filter(({ username }) => looked.includes(username));
    expect({ data, more }).toEqual({ data: right, more: true });
  }
});

it('answers in any case of letters, at most eight [D113]', async () => {
  const start = starts.find((one) => one !== 'me')!.toUpperCase();
  for (const tree of trees) {
    const { status, body } = await ask(leader, `tree=${tree}&username=${start}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: true,
      ...expected(
        everyone.find(({ id }) => id === leader)!,
        tree,
        start,
      ),
    });
  }
});

test.each([
  'tree=binary',
  'username=am',
  'tree=binary&username=a',
  'tree=all&username=am',
  'tree=binary&username=%25%25',
  'tree=binary&username=a_',
  'tree=binary&username=am%5C',
  'tree=binary&username=am%25',
  'tree=binary&username=%27%20OR%201=1',
  `tree=direct&username=${'a'.repeat(65)}`,
  'tree=direct&username=am%00',
])('refuses %s [D113]', async (query) => {
  expect((await ask(leader, query)).status).toBe(422);
});
