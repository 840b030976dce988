import { describe, expect, test } from 'vitest';
import {
  asOnlyPage,
  hasPageName,
  toAccount,
  toLogin,
  toPagesQuery,
  toPasswords,
  toTrades,
  toTransactions,
} from './mt5.mappers';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';

const location = { origin: 'https://portal.example', path: '/api/mt5/user-account-details/%7Baccount%7D' };
const login = '5012345';
const home = `/api/mt5/user-account-details/${login}`;

const body = {
  status: true,
  account_details: {
    Login: 5012345,
    Balance: '2500.00',
    Credit: 0,
    MarginLeverage: 100,
    Assets: '0.00',
    Equity: '2511.3412',
    MarginFree: '2391.2000',
    Margin: '120.1412',
    MarginLevel: null,
    Floating: '-11.3412',
  },
  more_details: [
    { title: 'Server', value: 'Live-01' },
    { title: 'Currency', value: 'USD' },
    { title: 'Investor Password', value: 'Rv7-quiet-lake' },
  ],
  group_details: { account_type: 'LIVE', master_password_shown: '1' },
};

// B §3.
describe('an account', () => {
  test('has its eleven figures, as texts [B §3 MT5 account]', () => {
    expect(toAccount(sent(body), login)).toEqual({
      login: '5012345',
      balance: '2500.00',
      credit: '0',
      leverage: '1:100',
      assets: '0.00',
      equity: '2511.3412',
      freeMargin: '2391.2000',
      margin: '120.1412',
      marginLevel: undefined,
      floating: '-11.3412',
      investorPassword: 'Rv7-quiet-lake',
      live: true,
      type: 'LIVE',
      passwordChangeable: true,
    });
    expect(toAccount(sent({ status: true, data: body }), login).balance).toBe('2500.00');
  });

  test.each([
    [500, '1:500'],
    ['1:200', '1:200'],
    ['x100', 'x100'],
    ['100x', '100x'],
    ['1:'.repeat(20), '1:'.repeat(10)],
    ['', undefined],
    [null, undefined],
  ])('has the leverage %j as %j', (MarginLeverage, leverage) => {
    expect(toAccount(sent({ account_details: { MarginLeverage } }), login).leverage).toBe(leverage);
  });

  test('has a type of at most 40 signs', () => {
    const group_details = { account_type: 'x'.repeat(60) };
    expect(toAccount(sent({ ...body, group_details }), login).type).toHaveLength(40);
  });

  test('is live in any case of the word, and in no other (D77) [B §2 Account Details]', () => {
    const toLive = (account_type: unknown) =>
      toAccount(sent({ ...body, group_details: { account_type } }), login).live;
    expect(['live', 'Live', ' LIVE '].map(toLive)).toEqual([true, true, true]);
    expect(['demo', '', null, undefined, 1, 'alive'].map(toLive)).toEqual(Array(6).fill(false));
  });

  // Proves: mt5Messages.notAllowed
  test('accepts a new password only where its group is 1 (B §6) [B §6 MT5 password]', () => {
    const changeable = (master_password_shown: unknown) =>
      toAccount(sent({ ...body, group_details: { master_password_shown } }), login).passwordChangeable;
    expect([1, '1', true].map(changeable)).toEqual([true, true, true]);
    expect([0, '0', 2, 'maybe', null, undefined].map(changeable)).toEqual(Array(6).fill(false));
  });

  test.each<[string, unknown, string | undefined]>([
    ['the titled entry first', [{ title: 'investor pass', value: 'a' }, {}, { title: 'x', value: 'c' }], 'a'],
    ['else the third', [{ value: 'a' }, { value: 'b' }, { value: 'c' }], 'c'],
    ['the third, whatever stands before it', [null, 'x', { value: 'c' }], 'c'],
    ['none of two', [{ value: 'a' }, { value: 'b' }], undefined],
    ['none of no list', { 2: { value: 'c' } }, undefined],
  ])('finds the investor password: %s (D74) [B §3 MT5 account]', (_name, more_details, password) => {
    expect(toAccount(sent({ ...body, more_details }), login).investorPassword).toBe(password);
  });

  test.each([
    [null],
    [undefined],
    ['x'],
    [[]],
    [{}],
    [{ account_details: null, more_details: 'x', group_details: [] }],
    [{ account_details: { Login: {}, Balance: NaN, Equity: '1e3', Floating: [], MarginLeverage: {} } }],
    [{ data: { account_details: { Login: '../../logout' } } }],
  ])('of %j is the one that was asked for, without figures', (odd) => {
    const account = toAccount(sent(odd), login);
    expect(account).toMatchObject({ login, live: false, passwordChangeable: false });
    const names = Object.entries(account).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    expect(names.sort()).toEqual(['live', 'login', 'passwordChangeable']);
  });

  test.each([
    ['5012345', '5012345'],
    [5012345, '5012345'],
    ['50.0123', '50.0123'],
    [' 7 ', '7'],
    ['.5', undefined],
    ['1'.repeat(33), undefined],
    ['12a', undefined],
    ['-1', undefined],
    ['1e5', undefined],
    ['../1', undefined],
    ['', undefined],
    [null, undefined],
    [{}, undefined],
  ])('is numbered by digits and dots: %j (D77) [B §3 MT5 account]', (text, expected) => {
    expect(toLogin(text)).toBe(expected);
  });
});

describe('its two lists', () => {
  const both = {
    ...body,
    balance_log: {
      current_page: 2,
      from: 11,
      to: 12,
      total: 25,
      next_page_url: `${home}?balance_page=3&trade_page=7`,
      data: [
        {
          platform: 'MT5',
          amount: 250,
          type: 'Credit',
          transaction_type: 'Deposit',
          created_at: '2026-08-14T10:20:00Z',
        },
        { amount: 'x', type: 'swap', created_at: 7 },
      ],
    },
    trade: {
      next_page_url: `${home}?balance_page=3&trade_page=7`,
      data: [
        {
          trade_action: 0,
          trade_symbol: 'EURUSD',
          trade_price: '1.08423',
          trade_volume: 0.5,
          trade_price_position: '1.08211',
          trade_profit: '106.0000',
        },
        { trade_action: 'SELL', trade_profit: '-1' },
        { trade_action: 2, trade_symbol: {}, trade_profit: NaN },
      ],
    },
  };

  test('turn each by its own links (D78) [B §2 Account Details]', () => {
    const log = toTransactions(sent(both), location, login);
    expect(log.range).toEqual({
      page: 2,
      lastPage: 3,
      from: 11,
      to: 12,
      total: 25,
      end: 'continues',
      missing: 0,
    });
    expect(toTrades(sent(both), location, login).range).toMatchObject({ page: 6, lastPage: 7 });
  });

  test('have controls only where links or the settings name their pages (D119)', () => {
    expect(hasPageName(undefined, 'trade', location, login)).toBe(false);
    expect(hasPageName(sent({ trade: { data: [], last_page: 3 } }), 'trade', location, login)).toBe(false);
    const linked = { data: [], current_page: 1, next_page_url: `${home}?deals=2` };
    expect(hasPageName(sent({ ...body, trade: linked }), 'trade', location, login)).toBe(true);
    const byCursor = { data: [], next_page_url: `${home}?trade_cursor=eyJpZCI6MX0` };
    expect(hasPageName(sent({ ...body, trade: byCursor }), 'trade', location, login)).toBe(true);
    const { range } = asOnlyPage(toTransactions(sent(both), location, login));
    expect(range).toEqual({
      page: 1,
      lastPage: 1,
      from: 11,
      to: 12,
      total: 25,
      end: 'continues',
      missing: 0,
    });
  });

  test('are asked for by the names that their links have, else by the contract’s (D78)', () => {
    const pages = { balance_log: 2, trade: 4 };
    expect(toPagesQuery(undefined, location, login, pages)).toEqual({ balance_page: 2, trade_page: 4 });
    expect(toPagesQuery(sent(both), location, login, { ...pages, trade: 1 })).toEqual({ balance_page: 2 });
    const own = {
      balance_log: { current_page: 1, next_page_url: `${home}?logs=2`, data: [] },
      trade: {
        current_page: 3,
        next_page_url: `${home}?deals=4`,
        prev_page_url: `${home}?deals=2`,
        data: [],
      },
    };
    expect(toPagesQuery(sent({ ...body, ...own }), location, login, pages)).toEqual({ logs: 2, deals: 4 });
    expect(toTrades(sent({ ...body, ...own }), location, login).range).toMatchObject({
      page: 3,
      lastPage: 4,
    });
  });

  test.each([
    `/api/mt5/user-account-details/99?trade_page=7`,
    `${home}/../../logout?trade_page=7`,
    `${home}?page=7`,
  ])('turn by no link that leads elsewhere: %s (T4) [B §3 MT5 account]', (next_page_url) => {
    const { range } = toTrades(sent({ ...both, trade: { ...both.trade, next_page_url } }), location, login);
    expect(range.lastPage).toBe(1);
  });

  test('number their rows over the pages, and leave out unreadable ones [B §2 Account Details, B §3 MT5 account]', () => {
    expect(toTransactions(sent(both), location, login).rows).toEqual([
      {
        id: 'at-11',
        serial: 11,
        platform: 'MT5',
        amount: '250',
        direction: 'credit',
        type: 'Credit',
        txType: 'Deposit',
        at: '2026-08-14T10:20:00Z',
      },
      expect.objectContaining({
        id: 'at-12',
        serial: 12,
        amount: undefined,
        direction: undefined,
        type: 'swap',
      }),
    ]);
  });

  test('read a side and a direction in any case of the word', () => {
    const trades = ['BUY', 'sell', '1', 'toString'].map((trade_action) => ({ trade_action }));
    expect(
      toTrades(sent({ ...both, trade: { data: trades } }), location, login).rows.map(({ side }) => side),
    ).toEqual([...['buy', 'sell', 'sell', undefined]]);
    const log = ['debit', 'CREDIT', 'toString', null].map((type) => ({ type }));
    const { rows } = toTransactions(sent({ ...both, balance_log: { data: log } }), location, login);
    expect(rows.map(({ direction }) => direction)).toEqual(['debit', 'credit', undefined, undefined]);
    expect(rows.map(({ serial }) => serial)).toEqual([1, 2, 3, 4]);
    const unnumbered = toTransactions(
      sent({ ...both, balance_log: { data: log, from: 0 } }),
      location,
      login,
    );
    expect(unnumbered.rows[0]?.serial).toBe(1);
    const keyed = { ...both, balance_log: { data: [{ id: 900, type: 'debit' }] } };
    expect(toTransactions(sent(keyed), location, login).rows[0]?.id).toBe('900');
  });

  test('buy is 0, sell is 1, and the words are read too (D77) [B §3 MT5 account]', () => {
    const { rows } = toTrades(sent(both), location, login);
    expect(rows.map(({ side }) => side)).toEqual(['buy', 'sell', undefined]);
    expect(rows[0]).toMatchObject({
      price: '1.08423',
      volume: '0.5',
      position: '1.08211',
      profit: '106.0000',
    });
    expect(rows[2]).toMatchObject({ symbol: undefined, profit: undefined });
  });

  test.each([
    [null],
    ['x'],
    [{}],
    [{ ...body, balance_log: null, trade: 'x' }],
    [{ balance_log: { data: [null, 1, []] } }],
  ])('are empty of %j', (odd) => {
    expect(toTransactions(sent(odd), location, login).rows).toEqual([]);
    expect(toTrades(sent(odd), location, login).rows).toEqual([]);
  });
});

test('passwords are both there, as they are, or not at all [B §3 MT5 account]', () => {
  expect(toPasswords(sent({ status: true, main_pass: ' a ', investor_pass: '<b>' }))).toEqual({
    main: ' a ',
    investor: '<b>',
  });
  expect(toPasswords(sent({ data: { main_pass: 'a', investor_pass: 'b' } }))).toEqual({
    main: 'a',
    investor: 'b',
  });
  for (const odd of [
    null,
    {},
    { main_pass: 'a' },
    { main_pass: 'a', investor_pass: null },
    { main_pass: {} },
  ])
    expect(toPasswords(sent(odd))).toBeUndefined();
});
