import { describe, expect, test } from 'vitest';
import {
  balanceOf,
  liveBalanceOf,
  livePackagesOf,
  livePurchaseBodyOf,
  marketOf,
  packagesOf,
  purchaseBodyOf,
} from './purchase.view';

const fixed = { id: 1, name: 'Starter Bot', type: 'fixed', price: '100.00', minimum_price: null, is_mt5: 0 };
const variable = {
  ...{ id: '5', name: 'Flex Bot', type: 'variable', price: null },
  ...{ minimum_price: '150.00', maximum_price: 5000, is_mt5: 1 },
};

// B §3.
describe('packages', () => {
  test('with a price or a range, in the order of the server', () => {
    expect(packagesOf({ data: [fixed, variable] })).toEqual([
      { id: '1', name: 'Starter Bot', price: { kind: 'fixed', amount: '100.00' } },
      { id: '5', name: 'Flex Bot', price: { kind: 'variable', from: '150.00', to: '5000' } },
    ]);
  });

  test.each([
    ['no price', { ...fixed, price: null }],
    ['a price of nothing', { ...fixed, price: '0.00' }],
    ['a price below', { ...fixed, price: '-5' }],
    ['an exponent', { ...fixed, price: '1e3' }],
    ['no upper end', { ...variable, maximum_price: null }],
    ['a type nobody knows', { ...fixed, type: 'gift' }],
  ])('%s is shown, and not for sale', (_what, row) => {
    const [pack] = packagesOf({ data: [row] });
    expect([pack?.name, pack?.price]).toEqual([row.name, undefined]);
  });

  test.each([
    undefined,
    null,
    7,
    'x',
    [],
    {},
    { data: null },
    { data: 'x' },
    { data: [null, 3, {}, { id: 1 }] },
  ])('%j holds none', (body) => {
    expect(packagesOf(body)).toEqual([]);
    expect(livePackagesOf(body)).toEqual([]);
  });

  test('delivered twice is one, and markup in a name is none', () => {
    const all = packagesOf({ data: [{ ...fixed, name: '<b>Starter</b> Bot' }, fixed] });
    expect(all.map(({ name }) => name)).toEqual(['Starter Bot']);
  });
});

describe('live packages', () => {
  test('PAAM is is_mt5 0, LIVE 1, however it is written; neither is in no list (B §9)', () => {
    const rows = [0, '1', true, null, 2].map((is_mt5, id) => ({
      ...fixed,
      id,
      is_mt5,
      roi_percentage: '4.50',
    }));
    expect(livePackagesOf({ data: rows }).map(({ market }) => market)).toEqual(['paam', 'live', 'live']);
  });
  test.each([
    ['4.50', '4.5'],
    [6, '6'],
    ['10', '10'],
    ['3.00', '3'],
    [null, '--'],
    ['NaN', '--'],
  ])('ROI %j is %s', (roi_percentage, roi) =>
    expect(livePackagesOf({ data: [{ ...fixed, roi_percentage }] })[0]?.roi).toBe(roi),
  );
});

test('the balance that pays, and none made up (D66)', () => {
  expect(balanceOf({ data: { payin_balance: '12480.50' } })).toBe('12480.50');
  expect(liveBalanceOf({ balance: { pay_in: 12.5 } })).toBe('12.5');
  for (const body of [null, {}, { data: { payin_balance: 'NaN' } }, { balance: [] }]) {
    expect(balanceOf(body)).toBeUndefined();
    expect(liveBalanceOf(body)).toBeUndefined();
  }
});

test.each([
  ['?type=live', 'live'],
  ['?type=paam', 'paam'],
  ['', 'paam'],
  ['?type=<script>', 'paam'],
])('the address %j shows %s', (search, market) => expect(marketOf(search)).toBe(market));

test('the constants of D65, whatever the package is', () => {
  const values = { packageId: '5', amount: '500.00', username: 'lina04' };
  const order = { package_id: 5, investment_amount: '500.00', username: 'lina04' };
  expect(purchaseBodyOf(values)).toEqual({ ...order, subscription_type: 'fixed' });
  expect(livePurchaseBodyOf(values)).toEqual({ ...order, subscription_type: 'variable', wallet: 'pay_in' });
  expect(purchaseBodyOf({ ...values, packageId: 'b-07' }).package_id).toBe('b-07');
});
