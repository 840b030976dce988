import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../access/sessions';
import { payouts } from '../data/schema/money';
import { liveSubscriptions } from '../data/schema/subscriptions';
import { formatAmount } from '../ledger/amount';
import { walletTexts, expectSound } from '../testing/expectSound';
import { pin } from '../testing/accounts';
import { fund, type MoneyMember, moneyMember } from '../testing/moneyMember';
import { bonusFaults } from '../testing/networkFaults';
import { PortalClient, type Reply } from '../testing/portalClient';
import { done, expectNoFault, getKey, next, parallel, patience, rounds, times } from '../testing/race';
import { botOrder, liveOrder, openShop } from '../testing/shop';
import { transfer, withdraw } from '../testing/spending';
import { testServer } from '../testing/testServer';
import { twoProcesses } from '../testing/processes/twoProcesses';

/*
 * Concurrent purchases and cancellations, in a network where each purchase pays another member. See testing/race.ts.
 * After each test every total, bonus and wallet is recomputed from the rows.
 */
const server = await testServer();
const { database, clock } = server;
const { db } = database;
const processes = await twoProcesses(server);
const client = new PortalClient(processes);

let root: MoneyMember;
beforeAll(async () => {
  await openShop(db);
  root = await moneyMember(db, clock, 'root', { below: { sponsorId: null } });
});

const newMember = (pay_in: string, sponsorId = root.id, leg: 'L' | 'R' = 'L') =>
  moneyMember(db, clock, `racer${next()}`, { wallets: { pay_in }, below: { sponsorId, leg } });
/** A chain of five sponsors with alternating legs, which makes locks and bonuses cross. */
async function newTeam(pay_in: string): Promise<MoneyMember[]> {
  const team = [await newMember(pay_in)];
  for (const leg of ['L', 'R', 'L', 'R'] as const) {
    const sponsor = team[Math.floor((team.length - 1) / 2)] ?? root;
    team.push(await newMember(pay_in, sponsor.id, leg));
  }
  return team;
}

const buyBot = ({ token }: MoneyMember, id: number, amount: string, to: string, headers = {}) =>
  client.post('/subscription/store', { ...botOrder(id, amount, to), mpin: pin }, token, headers);
const buyLive = ({ token }: MoneyMember, id: number, amount: string, to: string, headers = {}) =>
  client.post('/live-subscription', { ...liveOrder(id, amount, to), mpin: pin }, token, headers);
const cancel = ({ token }: MoneyMember, id: number, headers = {}) =>
  client.post(`/cancel-live-subscription-${id}`, { reason: 'Enough', mpin: pin }, token, headers);
const decide = (id: number, status: 1 | 2) => client.operate(`/cancellations/${id}`, { status });
const getLives = ({ id }: MoneyMember) =>
  db.select().from(liveSubscriptions).where(eq(liveSubscriptions.memberId, id));

async function expectAllSound(): Promise<void> {
  await expectSound(db);
  expect(await bonusFaults(db)).toEqual([]);
}

test(
  `${parallel} concurrent purchases for each other, up and down the lines`,
  async () => {
    for (const random of rounds(2)) {
      const team = await newTeam('1200.00');
      const replies = await times(() => {
        const [buyer, owner] = [random.pick(team), random.pick(team)];
        const headers = getKey(random);
        return random.chance(0.6)
          ? buyBot(buyer, 5, `${random.integer(3, 8) * 50}`, owner.username, headers)
          : buyLive(buyer, random.pick([11, 14]), random.pick(['250', '500']), owner.username, headers);
      });
      expectNoFault(replies);
      expect(done(replies)).toBeGreaterThan(0);
    }
    await expectAllSound();
  },
  patience,
);

test(
  `${parallel} concurrent cancellations and ${parallel} decisions: one request, one decision, one refund`,
  async () => {
    for (const random of rounds(2)) {
      const member = await newMember('1500.00');
      for (let index = 0; index < 3; index += 1) await buyLive(member, 14, '500', member.username);
      const ids = (await getLives(member)).map(({ id }) => id);
      const asked = await times((index) => cancel(member, ids[index % 3] ?? 0, getKey(random)));
      expectNoFault(asked);
      expect(done(asked)).toBe(3);
      const targets = Array.from({ length: parallel }, () => random.pick(ids));
      const replies = await times((index) => decide(targets[index] ?? 0, random.chance(0.5) ? 1 : 2));
      expectNoFault(replies);
      expect(done(replies)).toBe(new Set(targets).size);
      const refunded = (await getLives(member)).filter(({ status }) => status === 2).length;
      expect((await walletTexts(db, member.id)).pay_out).toBe(formatAmount(BigInt(45_000 * refunded)));
    }
    await expectAllSound();
  },
  patience,
);

test(
  `mixed, ${parallel} concurrent calls in a team: bought, cancelled, decided, withdrawn, moved, and ROI falling due`,
  async () => {
    for (const random of rounds(2)) {
      const team = await newTeam('2000.00');
      for (const member of team) await buyLive(member, 14, '500', member.username);
      for (const { id } of team) await fund(db, id, { pay_out: '50.00' }, clock.now());
      // Each member's first week ends while the calls below are in progress.
      await processes.advance(7 * 24 * 60 * 60);
      for (const member of team) Object.assign(member, await renewed(member));
      const ids = (await Promise.all(team.map(getLives))).flat().map(({ id }) => id);
      const step = (): Promise<Reply> => {
        const [member, other] = [random.pick(team), random.pick(team)];
        const headers = getKey(random);
        const kind = random.pick([
          'bot',
          'live',
          'cancel',
          'decide',
          'withdraw',
          'transfer',
          'read',
        ] as const);
        if (kind === 'bot') return buyBot(member, 1, '100', other.username, headers);
        if (kind === 'live') return buyLive(member, 11, '250', other.username, headers);
        if (kind === 'cancel') return cancel(member, random.pick(ids), headers);
        if (kind === 'decide') return decide(random.pick(ids), random.chance(0.5) ? 1 : 2);
        if (kind === 'read') return client.get('/dashboard', member.token);
        const amount = formatAmount(BigInt(random.integer(1, 4_000)));
        return kind === 'withdraw'
          ? withdraw(client, member, amount, headers)
          : transfer(client, member, amount, headers);
      };
      expectNoFault(await times(step));
      for (const member of team) expect((await client.get('/dashboard', member.token)).status).toBe(200);
      // A week of 500 at 4.5% a month, paid once for all requests.
      for (const { id } of team) {
        const due = and(eq(payouts.memberId, id), eq(payouts.source, 'ROI'));
        expect(await db.select({ amount: payouts.amount }).from(payouts).where(due)).toEqual([
          { amount: '5.63' },
        ]);
      }
    }
    await expectAllSound();
  },
  patience,
);

/** Sessions expire within a week. */
async function renewed({ id }: MoneyMember): Promise<{ token: string }> {
  return { token: await openSession(db, id, 'session', clock.now()) };
}
