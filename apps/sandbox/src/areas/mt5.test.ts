import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '../access/sessions';
import { outbox } from '../data/schema/access';
import { mt5Accounts } from '../data/schema/mt5';
import { liveSubscriptions } from '../data/schema/subscriptions';
import { demoMember } from '../seeds/demoMembers';
import { demoAccount, leaderAccount, secondLeaderAccount } from '../seeds/mt5';
import { fromStored } from '../ledger/amount';
import { askCode, pin } from '../testing/accounts';
import { testDatabase } from '../testing/database';
import { type MoneyMember, moneyMember } from '../testing/moneyMember';
import { liveOrder } from '../testing/shop';
import { testServer } from '../testing/testServer';

const lines: string[] = [];
const { db, client, clock } = await testServer({
  database: await testDatabase('seeded'),
  log: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
});

let leader = '';
let member: MoneyMember;
let names = 0;
beforeAll(async () => {
  leader = await openSession(db, demoMember('leader').id, 'session', clock.now());
});
const make = (more: Parameters<typeof moneyMember>[3] = {}) =>
  moneyMember(db, clock, `trader${(names += 1)}`, {
    wallets: { pay_in: '9000.00' },
    below: { sponsorId: 1, leg: 'R' },
    ...more,
  });
beforeEach(async () => {
  member = await make();
});

interface Figures {
  account_details: Record<string, string | null>;
  balance_log: { data: Record<string, string>[]; total: number; next_page_url: string | null };
  trade: { data: Record<string, string>[]; total: number; prev_page_url: string | null };
  closed_results: { closed_at: string; profit: string }[];
  more_details: { title: string; value: string }[];
  group_details: object;
}
const details = async (login: string, token = member.token, query = '') => {
  const { status, body } = await client.get(`/mt5/user-account-details/${login}${query}`, token);
  expect(status).toBe(200);
  return body as unknown as Figures;
};
const add = (account_number: unknown, subscription_id: unknown, { token } = member) =>
  client.post('/mt5/user-account-add', { account_number, subscription_id }, token);
const buy = async (packageId = 15, amount = '1500', who = member): Promise<number> => {
  const { status } = await client.post(
    '/live-subscription',
    liveOrder(packageId, amount, who.username),
    who.token,
  );
  expect(status).toBe(200);
  const { body } = await client.get('/live-subscriptions', who.token);
  return (body.data as { data: { id: number }[] }).data[0]?.id ?? 0;
};
let logins = 5_000_000;
const nextLogin = () => String((logins += 1));
/** A member with an account. */
const attached = async () => {
  const login = nextLogin();
  expect((await add(login, await buy())).status).toBe(200);
  return login;
};

describe('accounts at a glance', () => {
  const glances = async (token: string) => {
    const { body } = await client.get('/live-subscriptions?per_page=100', token);
    const rows = (body.data as { data: { account_number: string | null; account_summary: object | null }[] })
      .data;
    return rows.map(({ account_number, account_summary }) => [account_number, account_summary] as const);
  };

  it('have the account’s values of that moment, and nothing without an account [B §2 Account Details]', async () => {
    clock.advance(60 * 60);
    const seen = new Map(await glances(leader));
    for (const [login, nickname] of [
      [leaderAccount, 'Long term'],
      [secondLeaderAccount, null],
    ] as const) {
      const { account_details: figures } = await details(login, leader);
      expect(seen.get(login)).toEqual({
        ...{ nickname, server: 'Live-01', balance: figures.Balance, equity: figures.Equity },
      });
    }
    expect(seen.get(null)).toBeNull();
  });

  it('are shown only to their owner, who may not be the buyer', async () => {
    const other = await make();
    const gift = { ...liveOrder(15, '1500', other.username), mpin: pin };
    await client.post('/live-subscription', gift, member.token);
    const { body } = await client.get('/live-subscriptions', other.token);
    const login = nextLogin();
    await add(login, (body.data as { data: { id: number }[] }).data[0]?.id, other);
    expect(await glances(member.token)).toEqual([[null, null]]);
    expect(await glances(other.token)).toEqual([
      [login, { nickname: null, server: 'Live-01', balance: '1500.00', equity: '1500.00' }],
    ]);
  });
});

describe('adding an account (B §4)', () => {
  it('attaches it to a LIVE subscription and starts with its price', async () => {
    const id = await buy();
    expect((await add('50.0123', String(id))).body).toEqual({
      status: true,
      message: 'The account has been added.',
    });
    const { body } = await client.get('/live-subscriptions', member.token);
    expect((body.data as { data: object[] }).data[0]).toMatchObject({
      ...{ account_number: '50.0123', is_mt5_account: 1 },
    });
    const { account_details, balance_log, trade, group_details } = await details('50.0123');
    expect(account_details).toEqual({
      ...{ Login: '50.0123', MarginLeverage: '1:100', Balance: '1500.00', Equity: '1500.00', Credit: '0.00' },
      ...{ Assets: '0.00', Margin: '0.00', MarginFree: '1500.00', MarginLevel: null, Floating: '0.00' },
    });
    expect(balance_log).toMatchObject({
      ...{
        total: 1,
        data: [{ platform: 'MT5', amount: '1500.00', type: 'credit', transaction_type: 'Deposit' }],
      },
    });
    expect([trade.total, group_details]).toEqual([0, { account_type: 'live', master_password_shown: 1 }]);
  });

  it('takes one for a subscription, and a number once [B §4 Add MT5 account]', async () => {
    const first = await buy();
    const login = nextLogin();
    await add(login, first);
    expect((await add(nextLogin(), first)).body.message).toBe('This subscription already has an account.');
    const other = await make();
    for (const taken of [login, leaderAccount])
      expect((await add(taken, await buy(15, '1500', other), other)).body.errors).toEqual({
        account_number: ['This account number can’t be used.'],
      });
  });

  // Proves: This subscription isn’t active.
  it('only for an active LIVE one of the member’s own (T19) [B §4 Add MT5 account]', async () => {
    expect((await add(nextLogin(), await buy(11, '250'))).body.message).toBe(
      'This subscription doesn’t use an MT5 account.',
    );
    const id = await buy();
    const stranger = await make();
    expect((await add(nextLogin(), id, stranger)).status).toBe(404);
    const gift = await client.post(
      '/live-subscription',
      { ...liveOrder(14, '500', stranger.username), mpin: pin },
      member.token,
    );
    expect(gift.status).toBe(200);
    const [given] = await db
      .select()
      .from(liveSubscriptions)
      .where(eq(liveSubscriptions.memberId, stranger.id));
    expect((await add(nextLogin(), given?.id)).status).toBe(404);
    await client.post(`/cancel-live-subscription-${id}`, { reason: 'x', mpin: pin }, member.token);
    expect((await add(nextLogin(), id)).body.message).toBe('This subscription isn’t active.');
  });

  it('takes digits and dots, and nothing else (B §5) [B §5 Add MT5 account number]', async () => {
    const id = await buy();
    for (const bad of [
      '',
      '.5',
      '12a',
      '1 2',
      '-1',
      '1e3',
      '1'.repeat(33),
      '../1',
      '1\u0000',
      5,
      null,
      ['1'],
    ])
      expect((await add(bad, id)).status, JSON.stringify(bad)).toBe(422);
    for (const bad of [null, {}, -1, 1.5]) expect([404, 422]).toContain((await add(nextLogin(), bad)).status);
    expect((await add(nextLogin(), id)).status).toBe(200);
  });

  it('once, for 32 concurrent calls', async () => {
    const id = await buy();
    const replies = await Promise.all(Array.from({ length: 32 }, () => add(nextLogin(), id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.$count(mt5Accounts, eq(mt5Accounts.memberId, member.id))).toBe(1);
  });

  it('one number for one of 32 concurrent subscriptions', async () => {
    const ids: number[] = [];
    const rich = await make({ wallets: { pay_in: '16000.00' } });
    for (let index = 0; index < 32; index += 1) ids.push(await buy(14, '500', rich));
    const login = nextLogin();
    const replies = await Promise.all(ids.map((id) => add(login, id, rich)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the account (B §2)', () => {
  const cents = (figures: Figures, name: string) => fromStored(figures.account_details[name] ?? null);

  it('adds up, whenever it is read, and moves [B §3 MT5 account]', async () => {
    const equities = new Set<string>();
    for (let index = 0; index < 20; index += 1) {
      clock.advance(1_700);
      const figures = await details(leaderAccount, leader);
      const equity = cents(figures, 'Equity');
      expect(equity).toBe(cents(figures, 'Balance') + cents(figures, 'Floating'));
      expect(cents(figures, 'MarginFree')).toBe(equity - cents(figures, 'Margin'));
      equities.add(figures.account_details.Equity ?? '');
    }
    expect(equities.size).toBeGreaterThan(10);
  });

  it('has two lists that turn each for itself, and keep the other where it is (D78)', async () => {
    const both = await details(leaderAccount, leader, '?balance_page=2&trade_page=3');
    expect(both.balance_log).toMatchObject({ total: 13, current_page: 2, from: 11, to: 13, last_page: 2 });
    expect(both.balance_log).toMatchObject({
      prev_page_url: `/api/mt5/user-account-details/${leaderAccount}?balance_page=1&trade_page=3`,
    });
    expect(both.trade).toMatchObject({
      ...{ current_page: 3, from: 21, to: 30 },
      next_page_url: `/api/mt5/user-account-details/${leaderAccount}?trade_page=4&balance_page=2`,
    });
    const first = await details(leaderAccount, leader);
    expect(first.trade.data).toHaveLength(10);
    expect(first.trade.data).not.toEqual(both.trade.data);
    for (const query of ['balance_page=0', 'trade_page=x', 'trade_page=1e18', 'balance_page=-1'])
      expect(
        (await client.get(`/mt5/user-account-details/${leaderAccount}?${query}`, leader)).status,
        query,
      ).toBe(422);
  });

  it('has the results of all closed trades, the oldest first (D113)', async () => {
    const { trade, closed_results } = await details(leaderAccount, leader);
    expect(closed_results).toHaveLength(trade.total);
    const times = closed_results.map(({ closed_at }) => closed_at);
    expect(times).toEqual(times.toSorted());
    expect(closed_results.at(-1)?.profit).toBe(trade.data[0]?.['trade_profit']);
  });

  it('has trades with the position’s direction and both prices, whose profits make the balance', async () => {
    const pages = Math.ceil((await details(leaderAccount, leader)).trade.total / 10);
    const first = await details(leaderAccount, leader);
    const profits: bigint[] = [];
    for (let page = 1; page <= pages; page += 1)
      for (const { trade_profit = '' } of (await details(leaderAccount, leader, `?trade_page=${page}`)).trade
        .data)
        profits.push(fromStored(trade_profit));
    const log: bigint[] = [];
    for (const page of [1, 2])
      for (const { amount = '', type } of (await details(leaderAccount, leader, `?balance_page=${page}`))
        .balance_log.data)
        log.push(type === 'credit' ? fromStored(amount) : -fromStored(amount));
    const sum = [...profits, ...log].reduce((total, amount) => total + amount, 0n);
    expect(cents(first, 'Balance')).toBe(sum);
    expect(first.trade.data[0]).toMatchObject({
      trade_symbol: expect.stringMatching(/^[A-Z]{6}$/) as string,
      trade_price: expect.stringMatching(/^\d+\.\d{4}$/) as string,
    });
    expect([0, 1]).toContain(first.trade.data[0]?.trade_action);
  });

  it('shows the investor password third, and what its group allows (D74, D77)', async () => {
    const { more_details, group_details } = await details(leaderAccount, leader);
    expect(more_details[2]).toEqual({ title: 'Investor Password', type: 'text', value: 'Iv3-open-window' });
    expect(group_details).toEqual({ account_type: 'live', master_password_shown: 1 });
    const other = await openSession(db, demoMember('bankuser').id, 'session', clock.now());
    expect((await details(demoAccount, other)).group_details).toEqual({
      ...{ account_type: 'demo', master_password_shown: 0 },
    });
  });

  it('no longer changes once its subscription is cancelled', async () => {
    const login = await attached();
    const { body } = await client.get('/live-subscriptions', member.token);
    const id = (body.data as { data: { id: number }[] }).data[0]?.id ?? 0;
    clock.advance(3_600 * 10);
    await client.post(`/cancel-live-subscription-${id}`, { reason: 'x', mpin: pin }, member.token);
    await client.operate(`/cancellations/${id}`, { status: 1 });
    const then = await details(login);
    expect(then.account_details).toMatchObject({ Floating: '0.00', Margin: '0.00', MarginLevel: null });
    clock.advance(3_600);
    expect(await details(login)).toEqual(then);
  });
});

describe('the passwords (D76, T8)', () => {
  const getFetch = (login: string, query: string, token = member.token, headers = {}) =>
    client.get(`/mt5/fetch-password/${login}${query}`, token, headers);

  it('are shown for a right proof of the member’s own kind, and kept by no one [B §4 View MT5 password]', async () => {
    const login = await attached();
    const right = await getFetch(login, `?mpin=${pin}`);
    const [row] = await db.select().from(mt5Accounts).where(eq(mt5Accounts.login, login));
    expect(right.body).toEqual({
      ...{ status: true, main_pass: row?.mainPass, investor_pass: row?.investorPass },
    });
    expect(right.headers['cache-control']).toBe('no-store');
    expect((await getFetch(login, '?mpin=0000')).body.message).toBe('Invalid mpin');
    for (const query of ['', `?mpin=${pin}&otp=123456`, '?mpin=', '?mpin=12a4', `?mpin=${pin}&mpin=${pin}`])
      expect((await getFetch(login, query)).status, query).toBe(422);
  });

  it('use a mailed code up, which was sent for them [B §4 View MT5 password]', async () => {
    member = await make({ member: { authType: 'otp' } });
    const login = await attached();
    const other = await askCode(client, member.username, 'cancel', member.token);
    expect((await getFetch(login, `?otp=${other}`)).body.message).toBe('Invalid otp');
    const otp = await askCode(client, member.username, 'mt5', member.token);
    expect(otp).toMatch(/^\d{6}$/);
    const wrongAccount = await getFetch(leaderAccount, `?otp=${otp}`);
    expect(wrongAccount.status).toBe(404);
    const replies = await Promise.all(Array.from({ length: 32 }, () => getFetch(login, `?otp=${otp}`)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('lock after five wrong tries, for the right one too (T14)', async () => {
    const login = await attached();
    for (let time = 0; time < 5; time += 1) await getFetch(login, '?mpin=0000');
    expect((await getFetch(login, `?mpin=${pin}`)).body.message).toBe(
      'Too many wrong tries. Please try again later.',
    );
  });

  it('are refused to another site, and as an image of a page', async () => {
    const login = await attached();
    for (const site of ['cross-site', 'same-site']) {
      const { status, body } = await getFetch(login, `?mpin=${pin}`, member.token, {
        'sec-fetch-site': site,
      });
      expect([status, body.main_pass]).toEqual([422, undefined]);
    }
  });

  it('leave no trace in the log: neither code nor password (T27) [B §4 View MT5 password]', async () => {
    lines.length = 0;
    const login = await attached();
    const { body } = await getFetch(login, `?mpin=${pin}`);
    await client.post(
      '/mt5/change-password',
      { account_number: login, password: 'Not-in-a-log-1', mpin: pin },
      member.token,
    );
    const log = lines.join('\n');
    expect(log).toContain('/api/mt5/fetch-password/');
    for (const secret of [
      `mpin=${pin}`,
      String(body.main_pass),
      String(body.investor_pass),
      'Not-in-a-log-1',
    ])
      expect(log).not.toContain(secret);
  });

  // Proves: You can’t change this account’s password here.
  it('change where the group allows it, by mail too [B §6 MT5 password]', async () => {
    const login = await attached();
    const change = (account_number: string, password: unknown, token = member.token) =>
      client.post('/mt5/change-password', { account_number, password, mpin: pin }, token);
    expect((await change(login, 'Wn2-small-river')).body).toEqual({
      ...{ status: true, message: 'The password has been changed.' },
    });
    expect((await getFetch(login, `?mpin=${pin}`)).body.main_pass).toBe('Wn2-small-river');
    const mails = await db.select().from(outbox).where(eq(outbox.username, member.username));
    expect(mails.map(({ subject }) => subject)).toContain('Your trading password was changed');
    expect(mails.some(({ text }) => text.includes('Wn2-small-river'))).toBe(false);
    for (const bad of ['', 'x'.repeat(65), 'a\u0000b', 'a\nb', 7, null])
      expect((await change(login, bad)).status, JSON.stringify(bad)).toBe(422);
    const other = await openSession(db, demoMember('bankuser').id, 'session', clock.now());
    expect((await change(demoAccount, 'Wn2-small-river', other)).body.message).toBe(
      'You can’t change this account’s password here.',
    );
  });

  it('are not set by a session alone, which is asked for the factor in force (T29)', async () => {
    const login = await attached();
    const before = (await getFetch(login, `?mpin=${pin}`)).body.main_pass;
    const asked = 'Please confirm this change with your security PIN.';
    for (const [secondFactor, text] of [
      [{}, asked],
      [{ otp: '1234' }, asked],
      [{ mpin: '0000' }, 'Invalid mpin'],
    ] as const) {
      const body = { account_number: login, password: 'Wn2-small-river', ...secondFactor };
      const answer = await client.post('/mt5/change-password', body, member.token);
      expect([answer.status, answer.body.errors]).toEqual([422, { mpin: [text] }]);
    }
    expect((await getFetch(login, `?mpin=${pin}`)).body.main_pass).toBe(before);
  });
});

it('no one else’s account is there for anyone, by any call (T19) [B §2 Account Details]', async () => {
  const foreign = [leaderAccount, demoAccount, '99999999', '0', '1.1'];
  for (const login of foreign) {
    const answers = [
      await client.get(`/mt5/user-account-details/${login}`, member.token),
      await client.get(`/mt5/fetch-password/${login}?mpin=${pin}`, member.token),
      await client.post('/mt5/change-password', { account_number: login, password: 'x' }, member.token),
    ];
    for (const { status, body } of answers)
      expect([status, body], login).toEqual([404, { status: false, message: 'Not found.' }]);
  }
  for (const login of ['x', '..%2F1', '%00', '1%20', '-1'])
    expect((await client.get(`/mt5/user-account-details/${login}`, member.token)).status, login).toBe(422);
});
