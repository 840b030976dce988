import { expect, test } from 'vitest';
import { getLeastNeed, toOfferGroups } from './offers';
import type { Package } from './package';

const fixed = (id: string, amount: string): Package => ({ id, name: id, price: { kind: 'fixed', amount } });
const flex: Package = { id: 'flex', name: 'flex', price: { kind: 'variable', from: '150', to: '5000' } };
const broken: Package = { id: 'broken', name: 'broken', price: undefined };
const packages = [fixed('dear', '1000.00'), broken, fixed('cheap', '100.00'), flex, fixed('exact', '800.00')];

const ids = (balance: string | undefined) =>
  toOfferGroups(packages, balance).map(({ kind, offers }) => [
    kind,
    offers.map(({ pack }) => pack.id).join(),
  ]);

test('what the balance covers comes first, to the cent, in the order of the server', () => {
  expect(ids('800.00')).toEqual([
    ['now', 'cheap,flex,exact'],
    ['later', 'dear'],
    ['unpriced', 'broken'],
  ]);
  expect(ids('799.99')).toEqual([
    ['now', 'cheap,flex'],
    ['later', 'dear,exact'],
    ['unpriced', 'broken'],
  ]);
});

test('an unknown balance sorts nothing, and none below zero buys anything', () => {
  expect(ids(undefined)).toEqual([['all', 'dear,broken,cheap,flex,exact']]);
  expect(ids('-5')).toEqual([
    ['later', 'dear,cheap,flex,exact'],
    ['unpriced', 'broken'],
  ]);
});

test('each names what is missing for its least price', () => {
  const offers = toOfferGroups(packages, '99.99').find(({ kind }) => kind === 'later')?.offers ?? [];
  expect(offers.map(({ needs }) => needs)).toEqual(['900.01', '0.01', '50.01', '700.01']);
  expect(getLeastNeed(offers)).toBe('0.01');
});
