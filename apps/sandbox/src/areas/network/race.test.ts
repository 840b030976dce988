import { beforeAll, expect, it } from 'vitest';
import { members } from '../../data/schema/members';
import { addCountry, password, pin } from '../../testing/accounts';
import { fund, type MoneyMember, moneyMember } from '../../testing/moneyMember';
import { PortalClient } from '../../testing/portalClient';
import { patience, rounds } from '../../testing/race';
import { botOrder, liveOrder, openShop } from '../../testing/shop';
import { testServer } from '../../testing/testServer';
import { twoProcesses } from '../../testing/processes/twoProcesses';
import { expectSound } from '../../testing/expectSound';

/* 16 concurrent calls. Then all stored totals are recomputed from members and subscriptions. */
const server = await testServer();
const { database, clock } = server;
const { db } = database;
const client = new PortalClient(await twoProcesses(server));
const atOnce = 16;

let root: MoneyMember;
let leaf: MoneyMember;
beforeAll(async () => {
  await openShop(db);
  await addCountry(db);
  root = await moneyMember(db, clock, 'root', { below: { sponsorId: null } });
  const middle = await moneyMember(db, clock, 'middle', { below: { sponsorId: root.id, leg: 'R' } });
  leaf = await moneyMember(db, clock, 'leaf', { below: { sponsorId: middle.id, leg: 'L' } });
});

const register = (username: string, sponsor: string, position: 'L' | 'R') =>
  client.post('/register', {
    ...{
      name: 'Some Body',
      username,
      email: `${username}@mail.example`,
      phone: '+2348012345678',
      country: 161,
    },
    ...{ password, spassword: '2580', sponsor, position, is_checked: 1 },
  });
const levels = async ({ token }: MoneyMember) =>
  (await client.get('/user-team-details', token)).body.data as { user_count: number; investment: string }[];
const node = async ({ token }: MoneyMember) =>
  ((await client.get('/binary-details', token)).body.data as Record<string, unknown>[])[0];

it(
  `${atOnce} members who join at one vacant position in parallel each get a position, and everyone above counts them`,
  async () => {
    const replies = await Promise.all(
      Array.from({ length: atOnce }, (_, index) => register(`racer${index}`, 'leaf', 'L')),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await db.$count(members)).toBe(3 + atOnce);
    expect((await levels(leaf)).map(({ user_count }) => user_count)).toEqual([atOnce]);
    expect((await levels(root)).map(({ user_count }) => user_count)).toEqual([1, 1, atOnce]);
    expect(await node(leaf)).toMatchObject({
      leftuser: expect.stringMatching(/^racer/) as string,
      rightuser: null,
    });
    await expectSound(db);
  },
  patience,
);

it(
  `${atOnce} members who join and buy concurrently leave every count and level right`,
  async () => {
    const buyers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        moneyMember(db, clock, `buyer${index}`, {
          below: { sponsorId: leaf.id, leg: index % 2 ? 'L' : 'R' },
        }),
      ),
    );
    for (const { id } of buyers) await fund(db, id, { pay_in: '10000.00' }, clock.now());
    for (const [round, random] of rounds(3).entries()) {
      const replies = await Promise.all(
        Array.from({ length: atOnce }, (_, index) => {
          const { username, token } = random.pick(buyers);
          const owner = random.pick(['leaf', username, `racer${random.integer(0, atOnce - 1)}`]);
          if (random.chance(0.4))
            return register(
              `late${round}n${index}`,
              random.pick(['middle', 'racer3', username]),
              random.pick(['L', 'R']),
            );
          const factor = { mpin: pin };
          if (random.chance(0.7))
            return client.post('/subscription/store', { ...botOrder(1, '100', owner), ...factor }, token);
          return client.post('/live-subscription', { ...liveOrder(11, '250', owner), ...factor }, token);
        }),
      );
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    }
    await expectSound(db);
    const [row] = (await client.get('/directTeam', root.token)).body.data as Record<string, unknown>[];
    const sum = (await levels(root)).reduce((total, { user_count }) => total + user_count, 0);
    expect(row?.sponsor_total_team).toBe(sum);
    expect(sum).toBe((await db.$count(members)) - 1);
  },
  patience,
);

it('a member who joins and buys moves the figures of all above, and of no one else', async () => {
  const other = await moneyMember(db, clock, 'other', { below: { sponsorId: root.id, leg: 'R' } });
  const before = { leaf: await levels(leaf), root: await levels(root), other: await node(other) };
  const newcomer = await moneyMember(db, clock, 'newest', {
    ...{ below: { sponsorId: leaf.id, leg: 'R' }, wallets: { pay_in: '500.00' } },
  });
  await client.post('/subscription/store', botOrder(1, '100', 'newest'), newcomer.token);
  const [first] = await levels(leaf);
  expect(first?.user_count).toBe((before.leaf[0]?.user_count ?? 0) + 1);
  expect(Number(first?.investment)).toBe(Number(before.leaf[0]?.investment) + 100);
  const third = (await levels(root))[2];
  expect(third?.user_count).toBe((before.root[2]?.user_count ?? 0) + 1);
  expect(Number(third?.investment)).toBe(Number(before.root[2]?.investment) + 100);
  expect(await levels(other)).toEqual([]);
  expect(await node(other)).toEqual(before.other);
});
