import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { withdrawalCode } from '../data/codes';
import { paymentMethods } from '../data/schema/catalogue';
import { deposits, withdrawals } from '../data/schema/money';
import { defaultSettings } from '../data/settings';
import { formatAmount, fromStored } from '../ledger/amount';
import { balances } from '../ledger/balances';
import { withdrawalAsked } from '../ledger/postings';
import { post } from '../ledger/post';
import { storedTerms, withdrawalTerms } from '../ledger/withdrawalTerms';
import { type MoneyMember, moneyMember } from '../testing/moneyMember';
import { PortalClient, type Reply } from '../testing/portalClient';
import { done, expectNoFault, getKey, next, parallel, patience, rounds, times } from '../testing/race';
import { testServer } from '../testing/testServer';
import { twoProcesses } from '../testing/processes/twoProcesses';
import { walletTexts, expectSound } from '../testing/expectSound';
import { bonusFaults } from '../testing/networkFaults';
import { openShop } from '../testing/shop';
import { spendings, transfer, withdraw } from '../testing/spending';

/* Concurrent calls of each kind that spends or receives money. See testing/race.ts. */
const server = await testServer();
const { database, clock } = server;
const { db } = database;
const client = new PortalClient(await twoProcesses(server));
const everyRound = () => rounds(4);

let root: MoneyMember;
beforeAll(async () => {
  await openShop(db);
  root = await moneyMember(db, clock, 'root', { below: { sponsorId: null } });
  await db.insert(paymentMethods).values([
    { id: 1, name: 'USDT BEP20', networkName: 'USDT BEP20' },
    { id: 2, name: 'USDT TRC20', networkName: 'USDT TRC20' },
  ]);
});

async function expectAllSound(): Promise<void> {
  await expectSound(db);
  expect(await bonusFaults(db)).toEqual([]);
}

const newMember = (pay_out: string) => moneyMember(db, clock, `racer${next()}`, { wallets: { pay_out } });

const sync = ({ token }: MoneyMember, method = 1) =>
  client.get(`/balance-sync?payment_method_id=${method}`, token);
const decide = (id: number, status: 1 | 2) => client.operate(`/withdrawals/${id}`, { status });

async function pay(member: MoneyMember, cents: number, methodId: number): Promise<void> {
  const row = { memberId: member.id, methodId, thash: `hash${next()}`, amount: formatAmount(BigInt(cents)) };
  await db.insert(deposits).values({ ...row, createdAt: clock.now() });
}

/** A pending withdrawal, written without the call. */
async function pending(member: MoneyMember, cents: number): Promise<number> {
  const at = clock.now();
  const terms = withdrawalTerms(BigInt(cents), 'crypto', defaultSettings);
  const code = withdrawalCode(at, 900_000 + next());
  const base = { memberId: member.id, code, wallet: 'pay_out', coinType: 'crypto', createdAt: at } as const;
  return db.transaction(async (tx) => {
    const transactionId = await post(tx, withdrawalAsked(member.id, 'pay_out', terms.amountFrom, code, at));
    const [row] = await tx
      .insert(withdrawals)
      .values({ ...base, ...storedTerms(terms), transactionId })
      .returning({ id: withdrawals.id });
    return row?.id ?? 0;
  });
}

describe.each(spendings)('$name', ({ spend, from, into, table, owner, price: fixed }) => {
  const newPayer = (amount: string) =>
    moneyMember(db, clock, `racer${next()}`, { wallets: { [from]: amount }, below: { sponsorId: root.id } });

  test(
    `${parallel} concurrent calls with funds for a few: only the covered ones succeed`,
    async () => {
      // A package pays others too, so its rounds are longer.
      for (const random of rounds(fixed === undefined ? 4 : 2)) {
        const price = fixed ?? random.integer(1, 5_000);
        const affordable = random.integer(0, parallel - 1);
        const spare = random.integer(0, price - 1);
        const member = await newPayer(formatAmount(BigInt(price * affordable + spare)));
        const amount = formatAmount(BigInt(price));
        const replies = await times(() => spend(client, member, amount, getKey(random)));
        expectNoFault(replies);
        expect(done(replies)).toBe(affordable);
        expect(await walletTexts(db, member.id)).toMatchObject({
          [from]: formatAmount(BigInt(spare)),
          ...(into && { [into]: formatAmount(BigInt(price * affordable)) }),
        });
        expect(await db.$count(table, eq(owner, member.id))).toBe(affordable);
      }
      await expectAllSound();
    },
    patience,
  );

  test(
    'one key sent 64 times concurrently has one effect, and another body under it is refused (T12) [B §4 Package purchase]',
    async () => {
      const price = BigInt(fixed ?? 100);
      const member = await newPayer('1000.00');
      const headers = { 'idempotency-key': `confirm-${next()}` };
      const send = (cents = price) => spend(client, member, formatAmount(cents), headers);
      const replies = await Promise.all(Array.from({ length: 64 }, () => send()));
      const again = await send();
      for (const { status, body } of replies) {
        expect([200, 409]).toContain(status);
        if (status === 200) expect(body).toEqual(again.body);
      }
      expect(again.status).toBe(200);
      expect((await send(price * 2n)).status).toBe(409);
      expect(await walletTexts(db, member.id)).toMatchObject({
        [from]: formatAmount(100_000n - price),
        ...(into && { [into]: formatAmount(price) }),
      });
      expect(await db.$count(table, eq(owner, member.id))).toBe(1);
      await expectAllSound();
    },
    patience,
  );
});

test(
  `Sync Balance pressed ${parallel} times concurrently credits each payment once`,
  async () => {
    for (const random of everyRound()) {
      const member = await newMember('0');
      let paid = 0;
      for (let index = random.integer(1, 6); index > 0; index -= 1) {
        const cents = random.integer(1, 90_000);
        paid += cents;
        await pay(member, cents, random.integer(1, 2));
      }
      const replies = await times((index) => sync(member, (index % 2) + 1));
      expect(done(replies)).toBe(parallel);
      expect((await walletTexts(db, member.id)).pay_in).toBe(formatAmount(BigInt(paid)));
      const open = and(eq(deposits.memberId, member.id), isNull(deposits.transactionId));
      expect(await db.$count(deposits, open)).toBe(0);
    }
    await expectSound(db);
  },
  patience,
);

test(
  `${parallel} concurrent decisions for and against: each withdrawal is decided once`,
  async () => {
    for (const random of everyRound()) {
      const member = await newMember('1000.00');
      const amounts = Array.from({ length: 6 }, () => random.integer(1, 16_000));
      const ids: number[] = [];
      for (const cents of amounts) ids.push(await pending(member, cents));
      const targets = Array.from({ length: parallel }, () => random.pick(ids));
      const replies = await times((index) => decide(targets[index] ?? 0, random.chance(0.5) ? 1 : 2));
      expectNoFault(replies);
      expect(done(replies)).toBe(new Set(targets).size);
      const rows = await db.select().from(withdrawals).where(eq(withdrawals.memberId, member.id));
      const getSum = (status: number) =>
        rows
          .filter((row) => row.status === status)
          .reduce((sum, { amountFrom }) => sum + fromStored(amountFrom), 0n);
      expect(await walletTexts(db, member.id)).toMatchObject({
        hold: formatAmount(getSum(0)),
        pay_out: formatAmount(100_000n - getSum(0) - getSum(1)),
      });
    }
    await expectSound(db);
  },
  patience,
);

test(
  `mixed, ${parallel} concurrent calls among three members`,
  async () => {
    for (const random of everyRound()) {
      const group: MoneyMember[] = [];
      const ids: number[] = [];
      let brought = 0n;
      for (let index = 0; index < 3; index += 1) {
        const cents = random.integer(5_000, 30_000);
        const member = await newMember(formatAmount(BigInt(cents)));
        brought += BigInt(cents);
        group.push(member);
        ids.push(await pending(member, random.integer(1, 4_000)), await pending(member, 1));
        for (const methodId of [1, 2]) {
          const paid = random.integer(1, 9_000);
          brought += BigInt(paid);
          await pay(member, paid, methodId);
        }
      }
      const step = (): Promise<Reply> => {
        const member = random.pick(group);
        const amount = formatAmount(BigInt(random.integer(1, 6_000)));
        const kind = random.pick(['withdraw', 'transfer', 'sync', 'decide'] as const);
        if (kind === 'withdraw') return withdraw(client, member, amount, getKey(random));
        if (kind === 'transfer') return transfer(client, member, amount, getKey(random));
        if (kind === 'sync') return sync(member, random.integer(1, 2));
        return decide(random.pick(ids), random.chance(0.5) ? 1 : 2);
      };
      expectNoFault(await times(step));
      for (const member of group) for (const method of [1, 2]) await sync(member, method);
      let left = 0n;
      for (const { id } of group) {
        for (const held of Object.values(await balances(db, id))) left += held;
        const rows = await db.select().from(withdrawals).where(eq(withdrawals.memberId, id));
        for (const { status, amountFrom } of rows) if (status === 1) left += fromStored(amountFrom);
      }
      expect(left).toBe(brought);
    }
    await expectSound(db);
  },
  patience,
);
