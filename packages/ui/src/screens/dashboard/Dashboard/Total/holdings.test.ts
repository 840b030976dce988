import { expect, test } from 'vitest';
import { toHoldings } from './holdings';

const wallets = { payIn: '800.00', payOut: '3215', live: '1137.64', pamm: '838.04' };
const packages = { totalSubscription: '3600.00', liveSubscription: '9750.00' };

test('the parts add up to the total, to the cent', () => {
  expect(toHoldings({ ...wallets, hold: '83.00' }, packages)).toEqual({
    total: '19423.68',
    parts: [
      { kind: 'available', amount: '5990.68', size: 599_068 },
      { kind: 'onHold', amount: '83.00', size: 8300 },
      { kind: 'invested', amount: '13350.00', size: 1_335_000 },
    ],
  });
});

test('a server without a held amount, and without packages’ costs, leaves those parts out (D113)', () => {
  expect(toHoldings(wallets, undefined)).toEqual({
    total: '5990.68',
    parts: [{ kind: 'available', amount: '5990.68', size: 599_068 }],
  });
  expect(toHoldings(wallets, { ...packages, liveSubscription: '' }).parts).toHaveLength(1);
});

test('an unreadable wallet leaves the total unknown', () => {
  expect(toHoldings({ ...wallets, live: '' }, packages)).toEqual({ total: undefined, parts: [] });
});

test('a debt lowers the total and has no bar', () => {
  expect(toHoldings({ ...wallets, payIn: '-9000.00' }, undefined)).toEqual({
    total: '-3809.32',
    parts: [{ kind: 'available', amount: '-3809.32', size: 0 }],
  });
});
