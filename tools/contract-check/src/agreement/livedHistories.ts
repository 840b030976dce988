import fc from 'fast-check';
import { createClock } from '../../../../apps/sandbox/src/data/clock';
import { paymentMethods } from '../../../../apps/sandbox/src/data/schema/catalogue';
import { methods } from '../../../../apps/sandbox/src/seeds/catalogue';
import { addCountry } from '../../../../apps/sandbox/src/testing/accounts';
import { step, type Drawn, type StepName } from '../../../../apps/sandbox/src/testing/history/steps';
import { fund, moneyMember, type MoneyMember } from '../../../../apps/sandbox/src/testing/moneyMember';
import { PortalClient } from '../../../../apps/sandbox/src/testing/portalClient';
import { openShop } from '../../../../apps/sandbox/src/testing/shop';
import { testNow, testServer, type TestServer } from '../../../../apps/sandbox/src/testing/testServer';

/** A server on which members buy, cancel and move money by real calls. */
export interface LivedTown {
  server: TestServer;
  client: PortalClient;
  top: MoneyMember;
}

/** What members and operators do about money and packages. */
const names = [
  ...(['buyBot', 'buyLive', 'buyLive', 'cancelBot', 'cancelLive', 'decideCancellation'] as const),
  ...(['withdraw', 'takeBackWithdrawal', 'decideWithdrawal', 'deposit', 'waitForDays'] as const),
  ...(['transfer', 'requestTransfer', 'takeBackTransfer', 'decideTransfer'] as const),
  ...(['announceBonus', 'payPayout'] as const),
] satisfies StepName[];

export type LivedHistory = readonly (readonly [StepName, Drawn])[];

/** One in six is a purchase for another member. */
const isOwn = fc.integer({ min: 0, max: 5 }).map((one) => one > 0);

export const livedHistories: fc.Arbitrary<LivedHistory> = fc.array(
  fc.tuple(
    fc.constantFrom(...names),
    fc.record<Drawn>({
      ...{ who: fc.nat(1), other: fc.nat(1), row: fc.nat(9), isYes: isOwn },
      cents: fc.integer({ min: 1, max: 60_000 }),
    }),
  ),
  { minLength: 4, maxLength: 16 },
);

export async function openTown(): Promise<LivedTown> {
  const start = Date.parse(testNow);
  let calls = 0;
  // Each look is a moment later, as on a real server.
  const clock = createClock(() => new Date(start + (calls += 1)));
  const server = await testServer({ clock });
  const { db } = server.database;
  await openShop(db);
  await addCountry(db);
  await db.insert(paymentMethods).values([...methods]);
  const client = new PortalClient(server.app);
  await client.operate('/settings', { cancel_bot: 1, cancel_live: 1 });
  return { server, client, top: await moneyMember(db, clock, 'top', { below: { sponsorId: null } }) };
}

let count = 0;

/** Two new members, one of whom sponsors the other. */
export async function foundTown({ server, top }: LivedTown): Promise<MoneyMember[]> {
  const { clock } = server;
  const { db } = server.database;
  const people: MoneyMember[] = [];
  for (const above of [top.id, undefined]) {
    const sponsorId = above ?? people[0]?.id ?? top.id;
    const name = `person${(count += 1)}`;
    const person = await moneyMember(db, clock, name, { below: { sponsorId } });
    // One deposit for each wallet, as on a real server.
    for (const wallets of [{ pay_in: '3000.00' }, { pay_out: '800.00' }, { live: '300.00' }])
      await fund(db, person.id, wallets, clock.now());
    people.push(person);
  }
  return people;
}

/** Makes the steps. Refused ones change nothing. */
export async function liveHistory(
  { server, client }: LivedTown,
  people: readonly MoneyMember[],
  history: LivedHistory,
) {
  const { database, clock } = server;
  for (const [name, drawn] of history)
    await step({ client, db: database.db, clock, people, image: Buffer.alloc(0) }, name, drawn);
}
