import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memberRoutes, visitorRoutes } from './paths';

const specified = readFileSync(new URL('../../../../checks/data/routes.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '');

const registered = [...visitorRoutes, ...memberRoutes];

test('every route of the specification is registered (A §2, B §2)', () => {
  const paths = new Set(['/', '*', ...registered.map(({ path }) => path)]);
  expect(specified.length).toBeGreaterThan(30);
  expect(specified.filter((path) => !paths.has(path))).toEqual([]);
});

test('nothing is registered twice, nor beyond the specification but the MT5 deposit (D5, D3)', () => {
  const paths = registered.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !specified.includes(path))).toEqual(['/user/manualDepositBankList/:login']);
});

test('spellings of one screen share it (D1, D2)', () => {
  const screenOf = (path: string) => registered.find((route) => route.path === path)?.screen;
  expect(screenOf('/user/pakageList')).toBe(screenOf('/user/packageList'));
  expect(screenOf('/user/WithdrawList')).toBe(screenOf('/user/manualWithdrawList'));
  expect(screenOf('/user/transferList')).toBe(screenOf('/user/transfer'));
  expect(screenOf('/user/transactionsList')).toBe(screenOf('/user/transactions'));
  expect(screenOf('/user/direct')).not.toBe(screenOf('/user/directList'));
});
