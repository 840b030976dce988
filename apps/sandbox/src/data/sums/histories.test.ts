import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { createClock } from '../clock';
import { paymentMethods, subjects } from '../schema/catalogue';
import { methods } from '../../seeds/catalogue';
import { checkLedger, isSound } from '../../ledger/check';
import { addCountry } from '../../testing/accounts';
import { expectSound } from '../../testing/expectSound';
import { plantFault, planted, readKept } from '../../testing/history/plantFault';
import { step, stepNames, type Drawn, type StepName, type Town } from '../../testing/history/steps';
import { hostileImages } from '../../testing/images/hostileImages';
import { type MoneyMember, moneyMember } from '../../testing/moneyMember';
import { bonusFaults } from '../../testing/networkFaults';
import { moreRounds } from '../../testing/race';
import { openShop } from '../../testing/shop';
import { testNow, testServer } from '../../testing/testServer';
import { keptSums } from './keptSums';
import { recount } from './recount';

/*
 * T46: whatever members and operators do, and however it overlaps, every kept sum is that of its rows. A fault in any of
 * them is found wherever the books are checked, and repaired. `steps` has everything that can be done.
 */
const lines: string[] = [];
/** Each look at it is a moment later, so calls that overlap have different times. */
let at = Date.parse(testNow);
const clock = createClock(() => new Date((at += 1)));
const { db, client, app } = await testServer({
  clock,
  ledgerCheckSeconds: 0.1,
  log: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
});
const image = (await hostileImages()).find(({ name }) => name === 'plain.png')?.bytes ?? Buffer.alloc(0);

beforeAll(async () => {
  await openShop(db);
  await addCountry(db);
  await db.insert(paymentMethods).values([...methods]);
  await db.insert(subjects).values({ id: 1, subject: 'Deposit' });
  top = await moneyMember(db, clock, 'top', { below: { sponsorId: null } });
  await client.operate('/settings', { cancel_bot: 1, cancel_live: 1 });
});

let top: MoneyMember;
let names = 0;

/** A small network, in which everyone can earn and pay. */
async function foundTown(): Promise<Town> {
  const people: MoneyMember[] = [];
  for (const [above, leg] of [
    [null, 'L'],
    [0, 'L'],
    [0, 'R'],
    [1, 'L'],
    [1, 'R'],
  ] as const) {
    const sponsorId = above === null ? top.id : (people[above]?.id ?? null);
    const wallets = { pay_in: '3000.00', pay_out: '800.00', live: '300.00' };
    people.push(
      await moneyMember(db, clock, `person${(names += 1)}`, { wallets, below: { sponsorId, leg } }),
    );
  }
  return { client, db, clock, people, image };
}

const drawn = fc.tuple(
  fc.constantFrom(...stepNames),
  fc.record<Drawn>({
    who: fc.nat(9),
    other: fc.nat(9),
    cents: fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.constantFrom(1, 99_999_999)),
    row: fc.nat(9),
    isYes: fc.boolean(),
    key: fc.option(
      fc.integer({ min: 1, max: 6 }).map((key) => `confirm-${key}`),
      { nil: undefined },
    ),
  }),
);

/** One of each step, in an order in which each is carried out. */
const first: readonly StepName[] = [
  ...([
    'deposit',
    'reportDeposit',
    'decideDeposit',
    'payBonus',
    'announceBonus',
    'announceBonus',
    'payPayout',
  ] as const),
  ...(['buyBot', 'buyBot', 'cancelBot', 'buyLive', 'buyLive', 'cancelLive', 'decideCancellation'] as const),
  ...(['withdraw', 'withdraw', 'withdraw', 'takeBackWithdrawal', 'decideWithdrawal', 'transfer'] as const),
  ...([
    'requestTransfer',
    'requestTransfer',
    'requestTransfer',
    'takeBackTransfer',
    'decideTransfer',
  ] as const),
  ...(['join', 'raiseTicket', 'reply', 'answerTicket', 'waitForDays'] as const),
];
const plain: Drawn = { who: 0, other: 0, cents: 5_000, row: 0, isYes: true };

/** Steps in batches. Those of one batch overlap. */
const batch = fc.oneof(
  fc.array(drawn, { minLength: 1, maxLength: 6 }),
  // The same pressed by several at once.
  fc
    .tuple(drawn, fc.integer({ min: 2, max: 6 }))
    .map(([one, times]) => Array.from({ length: times }, () => one)),
);
const history = fc.array(batch, { minLength: 8, maxLength: 16 });
const faults = fc.tuple(...keptSums.map(() => planted));

async function live(town: Town, batches: readonly (readonly [StepName, Drawn][])[]): Promise<void> {
  for (const name of first) expect(await step(town, name, plain), name).toMatchObject({ status: 200 });
  for (const batch of batches)
    await Promise.all(
      batch.map(async ([name, what]) => {
        const reply = await step(town, name, what);
        expect(reply?.status ?? 200, `${name} ${JSON.stringify(reply?.body)}`).toBeLessThan(500);
      }),
    );
}

const readLedger = async () => (await app.inject('/ready')).json<{ ledger: string }>().ledger;

const runs = moreRounds === 1 ? 5 : 40;

test(
  'after any history every kept sum is that of its rows, and a fault in any of them is found and repaired (T46)',
  async () => {
    await fc.assert(
      fc.asyncProperty(history, faults, fc.nat(keptSums.length - 1), async (batches, planteds, last) => {
        const town = await foundTown();
        await live(town, batches);
        await expectSound(db);
        expect(await bonusFaults(db)).toEqual([]);
        expect(await recount(db)).toEqual([]);
        for (const [index, sum] of keptSums.entries()) {
          const fault = planteds[index];
          if (!fault) throw new Error('Nothing was drawn.');
          const before = await readKept(db, sum);
          await plantFault(db, sum, fault);
          const found = await checkLedger(db);
          expect(
            found.sums.filter(({ table }) => table === sum.table),
            sum.table,
          ).toHaveLength(1);
          expect(isSound(found)).toBe(false);
          if (index === last) await vi.waitFor(async () => expect(await readLedger()).toBe('faulty'), 5_000);
          expect(await recount(db)).toEqual(found.sums);
          await expectSound(db);
          expect(await readKept(db, sum)).toEqual(before);
        }
        await vi.waitFor(async () => expect(await readLedger()).toBe('sound'), 5_000);
        expect(lines.filter((line) => !line.includes('the ledger is out of order'))).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  },
  15_000 * runs,
);

test('each step is one of those that are carried out in every history', () => {
  expect([...new Set(first)].toSorted()).toEqual(stepNames.toSorted());
});
