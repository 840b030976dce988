import { expect, test } from 'vitest';
import { areWalletsEmpty } from './areWalletsEmpty';

const wallets = { payIn: '0.00', payOut: '0', live: '0.0', pamm: '-0.00' };
const ready = (more: object) => areWalletsEmpty({ state: 'ready', data: { ...wallets, ...more } });

test('only wallets that are known to hold nothing let the figures wait', () => {
  expect(ready({})).toBe(true);
  for (const live of ['0.01', '-5.00', '100', '', undefined]) expect(ready({ live }), live).toBe(false);
  expect(areWalletsEmpty({ state: 'loading' })).toBe(false);
});
