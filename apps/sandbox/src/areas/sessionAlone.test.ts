import { hash } from '@node-rs/argon2';
import { asc, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listOperations, loadBundle } from '@portal/contract/bundle';
import { openSession } from '../access/sessions';
import { outbox } from '../data/schema/access';
import { members, profiles } from '../data/schema/members';
import { transfers, withdrawals } from '../data/schema/money';
import { mt5Accounts } from '../data/schema/mt5';
import { passkeys, recoveryCodes } from '../data/schema/security';
import { liveSubscriptions, subscriptions } from '../data/schema/subscriptions';
import { fromStored } from '../ledger/amount';
import { balances } from '../ledger/balances';
import { demoMember } from '../seeds/demoMembers';
import { password, pin } from '../testing/accounts';
import { lightCost } from '../testing/seedOptions';
import { type MoneyMember, moneyMember } from '../testing/moneyMember';
import {
  guarded,
  harmless,
  mailed,
  noSession,
  returning,
  type SessionCall,
  type Stage,
} from '../testing/sessionCalls';
import { botOrder, liveOrder } from '../testing/shop';
import { testServer } from '../testing/testServer';

/* Every way in which value can leave an account × a session alone (T29, T35). */
const { db, client, clock } = await testServer({}, 'seeded');
const operations = listOperations(loadBundle()).filter(({ secured }) => secured);

const passwordHash = await hash(password, lightCost);
let stages = 0;
type Needs = Pick<NonNullable<Parameters<typeof moneyMember>[3]>, 'member' | 'profile'>;

/** A victim with money in each wallet, a bot, two live packages and an account; a thief with nothing. */
async function open({ member = {}, profile }: Needs = {}): Promise<Stage> {
  stages += 1;
  const wallets = { pay_in: '9000.00', pay_out: '500.00', live: '300.00', fixed: '200.00' };
  const below = { sponsorId: demoMember('leader').id };
  const victim = await moneyMember(db, clock, `victim${stages}`, {
    ...{ below, wallets, member: { passwordHash, ...member } },
    ...(profile && { profile }),
  });
  const thief = await moneyMember(db, clock, `thief${stages}`, { below });
  const send = async (path: string, body: object) =>
    expect((await client.post(path, body, victim.token)).status, path).toBe(200);
  await send('/subscription/store', botOrder(1, '100', victim.username));
  for (let bought = 0; bought < 2; bought += 1)
    await send('/live-subscription', liveOrder(15, '1500', victim.username));
  const own = {
    bots: eq(subscriptions.memberId, victim.id),
    lives: eq(liveSubscriptions.memberId, victim.id),
  };
  const [bot] = await db.select().from(subscriptions).where(own.bots);
  const [live, trading] = await db
    .select()
    .from(liveSubscriptions)
    .where(own.lives)
    .orderBy(asc(liveSubscriptions.id));
  const login = `66${victim.id}`;
  await send('/mt5/user-account-add', { account_number: login, subscription_id: trading?.id });
  return { client, clock, victim, thief, bot: bot?.id ?? 0, live: live?.id ?? 0, login };
}

/** Everything that is a member's, and what guards it. */
async function holdings({ id }: MoneyMember) {
  const [[member], [profile]] = [
    await db.select().from(members).where(eq(members.id, id)),
    await db.select().from(profiles).where(eq(profiles.memberId, id)),
  ];
  return {
    member,
    profile,
    wallets: await balances(db, id),
    bots: await db.select().from(subscriptions).where(eq(subscriptions.memberId, id)),
    lives: await db
      .select()
      .from(liveSubscriptions)
      .where(eq(liveSubscriptions.memberId, id))
      .orderBy(asc(liveSubscriptions.id)),
    accounts: await db
      .select()
      .from(mt5Accounts)
      .where(eq(mt5Accounts.memberId, id))
      .orderBy(mt5Accounts.login),
    withdrawals: await db.select().from(withdrawals).where(eq(withdrawals.memberId, id)),
    transfers: await db.select().from(transfers).where(eq(transfers.payerId, id)),
    passkeys: await db.select().from(passkeys).where(eq(passkeys.memberId, id)),
    recovery: await db.select().from(recoveryCodes).where(eq(recoveryCodes.memberId, id)),
  };
}

/** The part of it that is worth something: money, packages, where it is paid, and the factors. */
function getTotal({
  member,
  profile,
  wallets,
  bots,
  lives,
  withdrawals: left,
  transfers: moved,
  accounts,
}: Awaited<ReturnType<typeof holdings>>) {
  const { passwordHash: word, pinHash, totpSecret, totpEnabled, authType, email } = member ?? {};
  const { withdrawalCoin, withdrawalAddress, holderName, bankName, acNo, ifsc } = profile ?? {};
  return {
    ...{ wallets, left, moved, bots },
    lives: lives.map(({ id, price, status }) => ({ id, price, status })),
    factors: { word, pinHash, totpSecret, totpEnabled, authType, email },
    destination: { withdrawalCoin, withdrawalAddress, holderName, bankName, acNo, ifsc },
    // An account more is no loss.
    accounts: accounts.slice(0, 1),
  };
}

it('the contract marks what a session alone can do with every call that writes', () => {
  const writes = operations.filter(({ method }) => method !== 'get');
  const select = (mark: string | undefined) =>
    writes
      .filter(({ sessionAlone }) => sessionAlone === mark)
      .map(({ operationId }) => operationId)
      .toSorted();
  expect({
    refused: select('refused'),
    mailed: select('mailed'),
    harmless: select('harmless'),
    returning: select('returning'),
    none: select(undefined),
  }).toEqual({
    refused: Object.keys(guarded).toSorted(),
    mailed: Object.keys(mailed).toSorted(),
    harmless: Object.keys(harmless).toSorted(),
    returning: returning.toSorted(),
    none: noSession,
  });
});

describe('what needs the second factor', () => {
  it.each(Object.entries<SessionCall>(guarded))('%s: nothing moves without it', async (_name, call) => {
    const stage = await open(call);
    if (call.prepare) {
      await call.prepare(stage);
      stage.victim.token = await openSession(db, stage.victim.id, 'session', clock.now());
    }
    const before = [await holdings(stage.victim), await holdings(stage.thief)];
    const { status, body } = await call.send(stage, {});
    expect([status, body.status]).toEqual([422, false]);
    expect([await holdings(stage.victim), await holdings(stage.thief)]).toEqual(before);
    // With the factor the same call is carried out: nothing else was wrong with it.
    const confirmed = await call.send(stage, { mpin: pin });
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
    expect([await holdings(stage.victim), await holdings(stage.thief)]).not.toEqual(before);
  });
});

describe('the changes that are mailed', () => {
  it.each(Object.entries<SessionCall>(mailed))('%s', async (_name, call) => {
    const stage = await open(call);
    const count = () => db.$count(outbox, eq(outbox.username, stage.victim.username));
    const before = await count();
    await call.send(stage, {});
    expect(await count()).toBe(before + 1);
  });
});

it('the anti-phishing word is neither shown to a session alone nor changed by it (T29)', async () => {
  const { victim } = await open({ profile: { antiPhishingWord: 'blue heron' } });
  const word = async () =>
    (await db.select().from(profiles).where(eq(profiles.memberId, victim.id)))[0]?.antiPhishingWord;
  for (const { path } of operations.filter(({ method }) => method === 'get'))
    expect(JSON.stringify((await client.get(path, victim.token)).body), path).not.toContain('blue heron');
  const change = (factor: object) =>
    client.post('/update-profile', { anti_phishing_word: 'red heron', ...factor }, victim.token);
  expect((await change({})).status).toBe(422);
  expect(await word()).toBe('blue heron');
  expect((await change({ mpin: pin })).status).toBe(200);
  expect(await word()).toBe('red heron');
  const [mail] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.username, victim.username))
    .orderBy(desc(outbox.id));
  expect(mail?.subject).toBe('Your anti-phishing word was changed');
});

describe('what needs none', () => {
  it.each(Object.entries<SessionCall>(harmless))('%s: nothing of value moves by it', async (_name, call) => {
    const stage = await open(call);
    const before = [getTotal(await holdings(stage.victim)), await holdings(stage.thief)];
    const { status, body } = await call.send(stage, {});
    expect(status, JSON.stringify(body)).toBe(200);
    expect([getTotal(await holdings(stage.victim)), await holdings(stage.thief)]).toEqual(before);
  });

  it.each([
    ['/subscription/store', botOrder],
    ['/live-subscription', liveOrder],
  ] as const)('a purchase for oneself by %s: what was paid is the member’s package', async (path, order) => {
    const { victim, thief } = await open();
    const worth = async () => {
      const { wallets, bots, lives } = await holdings(victim);
      const held = Object.values(wallets).reduce((sum, cents) => sum + cents, 0n);
      return [...bots, ...lives].reduce((sum, { price }) => sum + fromStored(price), held);
    };
    const [before, theirs] = [await worth(), await holdings(thief)];
    const [id, amount] = order === botOrder ? ([1, '100'] as const) : ([14, '500'] as const);
    expect((await client.post(path, order(id, amount, victim.username), victim.token)).status).toBe(200);
    expect([await worth(), await holdings(thief)]).toEqual([before, theirs]);
  });

  it('no read moves anything, or shows the password that trades', async () => {
    const stage = await open();
    const { victim, thief, login, live } = stage;
    const before = [await holdings(victim), await holdings(thief)];
    const [account] = before[0]?.accounts ?? [];
    for (const { path } of operations.filter(({ method }) => method === 'get')) {
      const filled = path.replace('{account}', login).replace(/\{\w+\}/g, String(live));
      const query = { type: 'deposit', payment_method_id: '1', username: thief.username, tree: 'direct' };
      for (const call of [filled, `${filled}?${new URLSearchParams(query).toString()}`]) {
        const { status, body } = await client.get(call, victim.token);
        expect(status, call).toBeLessThan(500);
        expect(JSON.stringify(body), call).not.toContain(account?.mainPass);
      }
    }
    expect([await holdings(victim), await holdings(thief)]).toEqual(before);
  });
});
