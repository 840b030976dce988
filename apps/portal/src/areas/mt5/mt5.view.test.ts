import { describe, expect, test } from 'vitest';
import { accountOf, loginOf, loginsOf, passwordsOf, tradesOf, transactionsOf } from './mt5.view';

const place = { origin: 'https://portal.example', path: '/api/mt5/user-account-details/%7Baccount%7D' };
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
  test('has its eleven figures, as texts', () => {
    expect(accountOf(body, login)).toEqual({
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
    expect(accountOf({ status: true, data: body }, login).balance).toBe('2500.00');
  });

  test('is live in any case of the word, and in no other (D77)', () => {
    const liveOf = (account_type: unknown) =>
      accountOf({ ...body, group_details: { account_type } }, login).live;
    expect(['live', 'Live', ' LIVE '].map(liveOf)).toEqual([true, true, true]);
    expect(['demo', '', null, undefined, 1, 'alive'].map(liveOf)).toEqual(Array(6).fill(false));
  });

  test('takes a new password only where its group says 1 (B §6)', () => {
    const changeable = (master_password_shown: unknown) =>
      accountOf({ ...body, group_details: { master_password_shown } }, login).passwordChangeable;
    expect([1, '1', true].map(changeable)).toEqual([true, true, true]);
    expect([0, '0', 2, 'yes', null, undefined].map(changeable)).toEqual(Array(6).fill(false));
  });

  test.each<[string, unknown, string | undefined]>([
    ['the titled entry first', [{ title: 'investor pass', value: 'a' }, {}, { title: 'x', value: 'c' }], 'a'],
    ['else the third', [{ value: 'a' }, { value: 'b' }, { value: 'c' }], 'c'],
    ['the third, whatever stands before it', [null, 'x', { value: 'c' }], 'c'],
    ['none of two', [{ value: 'a' }, { value: 'b' }], undefined],
    ['none of no list', { 2: { value: 'c' } }, undefined],
  ])('finds the investor password: %s (D74)', (_name, more_details, password) => {
    expect(accountOf({ ...body, more_details }, login).investorPassword).toBe(password);
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
    const account = accountOf(odd, login);
    expect(account).toMatchObject({ login, live: false, passwordChangeable: false });
    const said = Object.entries(account).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    expect(said.sort()).toEqual(['live', 'login', 'passwordChangeable']);
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
  ])('is numbered by digits and dots: %j (D77)', (text, expected) => {
    expect(loginOf(text)).toBe(expected);
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

  test('turn each by its own links (D78)', () => {
    const log = transactionsOf(both, place, login);
    expect(log.range).toEqual({ page: 2, lastPage: 3, from: 11, to: 12, total: 25 });
    expect(tradesOf(both, place, login).range).toMatchObject({ page: 6, lastPage: 7 });
  });

  test.each([
    `https://evil.example${home}?trade_page=7`,
    `/api/mt5/user-account-details/99?trade_page=7`,
    `${home}/../../logout?trade_page=7`,
    `${home}?page=7`,
  ])('turn by no link that leads elsewhere: %s (T4)', (next_page_url) => {
    const { range } = tradesOf({ ...both, trade: { ...both.trade, next_page_url } }, place, login);
    expect(range.lastPage).toBe(1);
  });

  test('number their rows over the pages, and leave out what can not be read', () => {
    expect(transactionsOf(both, place, login).rows).toEqual([
      {
        id: '0',
        serial: 11,
        platform: 'MT5',
        amount: '250',
        direction: 'credit',
        type: 'Credit',
        txType: 'Deposit',
        at: '2026-08-14T10:20:00Z',
      },
      expect.objectContaining({ id: '1', serial: 12, amount: undefined, direction: undefined, type: 'swap' }),
    ]);
  });

  test('buy is 0, sell is 1, and the words are read too (D77)', () => {
    const { rows } = tradesOf(both, place, login);
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
    expect(transactionsOf(odd, place, login).rows).toEqual([]);
    expect(tradesOf(odd, place, login).rows).toEqual([]);
  });
});

test('the accounts of the live history are the member’s own, each once', () => {
  const rows = [
    { account_number: '70018842', is_own: 1 },
    { account_number: '70018842' },
    { account_number: '5012345', is_own: 0 },
    { account_number: null },
    { account_number: '<b>' },
    { account_number: '50.1' },
    null,
  ];
  const place = { origin: 'https://portal.example', path: '/api/live-subscriptions' };
  expect(loginsOf({ status: true, data: { data: rows } }, place)).toEqual(['70018842', '50.1']);
  for (const odd of [null, 'x', {}, { data: 7 }]) expect(loginsOf(odd, place)).toEqual([]);
});

test('passwords are both there, as they are, or not at all', () => {
  expect(passwordsOf({ status: true, main_pass: ' a ', investor_pass: '<b>' })).toEqual({
    main: ' a ',
    investor: '<b>',
  });
  expect(passwordsOf({ data: { main_pass: 'a', investor_pass: 'b' } })).toEqual({ main: 'a', investor: 'b' });
  for (const odd of [
    null,
    {},
    { main_pass: 'a' },
    { main_pass: 'a', investor_pass: null },
    { main_pass: {} },
  ])
    expect(passwordsOf(odd)).toBeUndefined();
});
