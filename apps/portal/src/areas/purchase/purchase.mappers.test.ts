import { describe, expect, test } from 'vitest';
import { toSentId } from '@portal/portal-core/fromApi/repeats';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import {
  toBalance,
  toLiveBalance,
  toLivePackages,
  toLivePurchaseBody,
  parseMarket,
  needsSecondFactor,
  toPackages,
  toPurchaseBody,
} from './purchase.mappers';

const fixed = { id: 1, name: 'Starter Bot', type: 'fixed', price: '100.00', minimum_price: null, is_mt5: 0 };
const variable = {
  ...{ id: '5', name: 'Flex Bot', type: 'variable', price: null },
  ...{ minimum_price: '150.00', maximum_price: 5000, is_mt5: 1 },
};

// B §3.
describe('packages', () => {
  test('with a price or a range, in the order of the server [B §3 Packages]', () => {
    expect(toPackages(sent({ data: [fixed, variable] }))).toEqual([
      { id: '1', name: 'Starter Bot', price: { kind: 'fixed', amount: '100.00' } },
      { id: '5', name: 'Flex Bot', price: { kind: 'variable', from: '150.00', to: '5000' } },
    ]);
  });

  test.each([
    ['no price', { ...fixed, price: null }],
    ['a price of nothing', { ...fixed, price: '0.00' }],
    ['a price below', { ...fixed, price: '-5' }],
    ['an exponent', { ...fixed, price: '1e3' }],
    ['an upper end that can’t be read', { ...variable, maximum_price: '5k' }],
    ['an upper end of nothing', { ...variable, maximum_price: '0' }],
    ['no lower end', { ...variable, minimum_price: '0' }],
    ['a range that is called fixed', { ...variable, type: 'fixed' }],
    ['no type', { ...fixed, type: null }],
    ['a type nobody knows', { ...fixed, type: 'gift' }],
  ])('%s is shown, and not for sale [B §3 Packages]', (_what, row) => {
    const [pack] = toPackages(sent({ data: [row] }));
    expect([pack?.name, pack?.price]).toEqual([row.name, undefined]);
  });

  test.each([null, undefined, ''])(
    'a range whose maximum is %j has no upper end, and is for sale',
    (maximum_price) => {
      const [pack] = toPackages(sent({ data: [{ ...variable, maximum_price }] }));
      expect(pack?.price).toEqual({ kind: 'variable', from: '150.00' });
    },
  );

  test('a type is read however it is written, and a price below one is one', () => {
    expect(toPackages(sent({ data: [{ ...fixed, type: 'FIXED', price: '0.50' }] }))[0]?.price).toEqual({
      ...{ kind: 'fixed', amount: '0.50' },
    });
    expect(toPackages(sent({ data: [{ ...fixed, type: 'gift' }] }))[0]?.price).toBeUndefined();
  });

  test('without a name or an id are none, and a long name is cut', () => {
    const rows = [
      { ...fixed, name: '<b></b>' },
      { ...fixed, id: null },
      { ...fixed, id: 2, name: 'x'.repeat(200) },
    ];
    expect(toPackages(sent({ data: rows })).map(({ name }) => name)).toEqual(['x'.repeat(100)]);
  });

  test('delivered twice is one, another of its id is shown, and markup in a name is none (D145) [B §3 Packages]', () => {
    const all = toPackages(sent({ data: [{ ...fixed, name: '<b>Starter</b> Bot' }, fixed, fixed] }));
    expect(all).toHaveLength(2);
    expect(all[0]?.name).toBe('Starter Bot');
    expect(new Set(all.map(({ id }) => id)).size).toBe(2);
    expect(new Set(all.map(({ id }) => toSentId(id))).size).toBe(1);
  });
});

test('the lines of a card besides the price; absent or unreadable ones show nothing (D113)', () => {
  const offer = { audience: 'For <b>steady</b> builders.', term_months: '12', pays: 'Weekly', owned: 2 };
  expect(toPackages(sent({ data: [{ ...fixed, ...offer, risk: 'You can lose it.' }] }))[0]).toMatchObject({
    ...{
      audience: 'For steady builders.',
      termMonths: 12,
      pays: 'Weekly',
      risk: 'You can lose it.',
      owned: 2,
    },
  });
  const none = { audience: null, term_months: 0, pays: '', risk: ' ', owned: 'many' };
  expect(toPackages(sent({ data: [{ ...fixed, ...none }] }))).toEqual(toPackages(sent({ data: [fixed] })));
});

describe('live packages', () => {
  test.each([
    ['month', 'month'],
    ['Week', 'week'],
    ['fortnight', undefined],
    [null, undefined],
  ])('the period %j of the ROI is %j', (roi_period, period) => {
    const row = { ...fixed, roi_percentage: '4.50', roi_period };
    expect(toLivePackages(sent({ data: [row] }))[0]?.roiPeriod).toBe(period);
  });

  test('PAAM is is_mt5 0, LIVE 1, however it is written; neither is in no list (B §9) [B §2 Live packages, B §3 Packages]', () => {
    const rows = [0, '1', true, null, 2].map((is_mt5, id) => ({
      ...fixed,
      id,
      is_mt5,
      roi_percentage: '4.50',
    }));
    expect(toLivePackages(sent({ data: rows })).map(({ market }) => market)).toEqual([
      'paam',
      'live',
      'live',
    ]);
  });
  test.each([
    ['4.50', '4.5'],
    [6, '6'],
    ['10', '10'],
    ['4.05', '4.05'],
    ['20.50', '20.5'],
    ['3.00', '3'],
    [null, '--'],
    ['NaN', '--'],
  ])('ROI %j is %s [B §2 Live packages, B §3 Packages]', (roi_percentage, roi) =>
    expect(toLivePackages(sent({ data: [{ ...fixed, roi_percentage }] }))[0]?.roi).toBe(roi),
  );
});

test('the balance that pays, and none made up (D66) [B §2 Bot packages, B §2 Live packages]', () => {
  expect(toBalance(sent({ data: { payin_balance: '12480.50' } }))).toBe('12480.50');
  expect(toLiveBalance(sent({ balance: { pay_in: 12.5 } }))).toBe('12.5');
  expect(toLiveBalance(sent({ balance: '12,500.50' }))).toBe('12500.50');
  expect(toLiveBalance(sent({ balance: 0 }))).toBe('0');
  expect(toLiveBalance(undefined)).toBeUndefined();
  for (const body of [null, {}, { data: { payin_balance: 'NaN' } }, { balance: [] }, { balance: 'x' }]) {
    expect(toBalance(sent(body))).toBeUndefined();
    expect(toLiveBalance(sent(body))).toBeUndefined();
  }
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
  [null, false],
  [undefined, false],
  ['otp', false],
  [{}, false],
])('second_factor_for_others %j: a code is asked for: %s (D137)', (second_factor_for_others, asks) => {
  expect(needsSecondFactor(sent({ data: [], second_factor_for_others }))).toBe(asks);
  expect(needsSecondFactor(undefined)).toBe(false);
});

test.each([
  ['otp', { otp: '482193' }],
  ['mpin', { mpin: '482193' }],
  ['authenticator', { authenticator: '482193' }],
  // An auth type equal to a field of the order never replaces it (D107).
  ['username', { otp: '482193' }],
])('the factor %s is sent under its name, with the order (D137)', (authType, factor) => {
  const values = { packageId: '5', amount: '500.00', username: 'lina04' };
  const given = { authType, code: '482193' };
  expect(toPurchaseBody(values, given)).toEqual({ ...toPurchaseBody(values), ...factor });
  expect(toLivePurchaseBody(values, given)).toEqual({ ...toLivePurchaseBody(values), ...factor });
});

test.each([
  ['?type=live', 'live'],
  ['?type=paam', 'paam'],
  ['', 'paam'],
  ['?type=<script>', 'paam'],
])('the address %j shows %s [B §2 Live packages]', (search, market) =>
  expect(parseMarket(search)).toBe(market),
);

test('the constants of D65 hold for any package [B §3 Packages]', () => {
  const values = { packageId: '5', amount: '500.00', username: 'lina04' };
  const order = { package_id: 5, investment_amount: '500.00', username: 'lina04' };
  expect(toPurchaseBody(values)).toEqual({ ...order, subscription_type: 'fixed' });
  expect(toLivePurchaseBody(values)).toEqual({ ...order, subscription_type: 'variable', wallet: 'pay_in' });
  const getKey = (packageId: string) => toPurchaseBody({ ...values, packageId }).package_id;
  expect(['b-07', '07', '7b', '0', '10', '1'.repeat(15), '1'.repeat(16)].map(getKey)).toEqual([
    ...['b-07', '07', '7b', 0, 10, 111_111_111_111_111, '1'.repeat(16)],
  ]);
});
