import { expect, test } from 'vitest';
import { toDifference, toLiveRules, toUsable, type RunningPackages } from './holdings';

const wallets = { payIn: '800.00', payOut: '3215', live: '1137.64', pamm: '838.04' };

test('only the wallets can be used, to the cent (D149)', () => {
  expect(toUsable({ ...wallets, hold: '83.00' })).toEqual({
    usable: '5990.68',
    sizes: { usable: 5990.68, onHold: 83 },
  });
  expect(toUsable(wallets).sizes.onHold).toBe(0);
});

test('an unreadable wallet leaves the amount unknown', () => {
  expect(toUsable({ ...wallets, live: '' }).usable).toBeUndefined();
});

test('a debt lowers the amount and has no bar', () => {
  expect(toUsable({ ...wallets, payIn: '-9000.00' })).toEqual({
    usable: '-3809.32',
    sizes: { usable: -3809.32, onHold: 0 },
  });
});

// Proves: dashboardMessages.moreIn | dashboardMessages.moreOut
test.each([
  [
    { putIn: '5000', takenOut: '1200.10' },
    { isIn: true, amount: '3799.90' },
  ],
  [
    { putIn: '0.00', takenOut: '0.01' },
    { isIn: false, amount: '0.01' },
  ],
  [{ putIn: '12.5', takenOut: '12.50' }, undefined],
])('what is put in and not taken out of %j', (since, difference) => {
  expect(toDifference(since)).toEqual(difference);
});

// Proves: dashboardMessages.refundOfAll | dashboardMessages.refundOfSome
test.each<[string, Partial<RunningPackages['live']>, string[]]>([
  ['all can be cancelled', {}, ['You’d get $30.00 if you cancelled today.']],
  ['some can', { cancellable: 2 }, ['You’d get $30.00 if you cancelled the 2 that you can.']],
  ['their price is kept', { refund: '0.00' }, ['Their price isn’t refunded.']],
  ['none can', { cancellable: 0, waiting: 3 }, ['3 cancellations are waiting.']],
  ['the server quotes nothing', { refund: undefined }, []],
])('where %s, the rule of live packages is theirs (D149)', (_when, known, rules) => {
  const live = { count: 3, paid: '60.00', cancellable: 3, refund: '30.00', waiting: 0, ...known };
  expect(toLiveRules(live)).toEqual(rules);
});
