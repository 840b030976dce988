import { expect, it } from 'vitest';
import {
  addresses,
  memberAddress,
  mt5DepositAddress,
  payoutVariants,
  rootAddress,
  secondAddresses,
  singleLegAddress,
  teamListAddress,
} from '../../packages/ui/src/addresses/addresses';
import { productModules, read, readTable } from './files';

const specified = readTable('routes.tsv').map(({ route = '', screen = '' }) => ({ route, screen }));
const served = [...Object.values<string>(addresses), ...Object.values<string>(secondAddresses)];

it('names each address of the specification once, and no other (A §2, B §2) [A §1, A §2 Routes, B §2 Routes, B §6]', () => {
  expect(specified.length).toBeGreaterThan(30);
  expect([rootAddress, ...served, '*'].sort()).toEqual(specified.map(({ route }) => route).sort());
});

/** Maps a screen's first address to its second, from the specification's routes. */
const spellings = specified.flatMap(({ route, screen }) => {
  const first = /^same screen as (\S+)$/.exec(screen)?.[1];
  return first === undefined ? [] : [{ route, first }];
});

it.each(spellings)(
  '$route leads where $first leads (D1, D2) [A §2 Routes, B §2 Bot packages, B §2 Routes, B §2 Transactions, B §2 Transfer, B §2 Withdraw History]',
  ({ route, first }) => {
    const screenAt = (table: Record<string, string>, address: string) =>
      Object.keys(table).find((screen) => table[screen] === address);
    expect(screenAt(secondAddresses, route)).toBeDefined();
    expect(screenAt(secondAddresses, route)).toBe(screenAt(addresses, first));
  },
);

it('finds the second spellings', () => expect(spellings.length).toBeGreaterThan(3));

const known = [...served, mt5DepositAddress, teamListAddress, singleLegAddress, ...payoutVariants];

/** True when a literal is an address of the portal, alone or as a prefix. */
const isAddress = (literal: string) =>
  literal === memberAddress || known.some((address) => new RegExp(`^${address}(?:[/?#]|$)`).test(literal));

/**
 * Returns the literal addresses of a source. Comments, types in angle brackets (the contract's) and a screen's prefetch
 * keys don't count.
 */
const literalsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*(\/?\*|\/\/|firstReads:)/.test(line))
    .flatMap((line) => [...line.matchAll(/(?<!<)(['"`])(\/[^'"`$]*)/g)].map(([, , literal = '']) => literal))
    .filter(isAddress);

/** Calls use the server's paths, and two of these look like addresses. */
const product = productModules.filter(
  (file) => !/\.(api|calls)\.tsx?$|\/addresses\/|\/calls\/readability\.ts$/.test(file),
);

it('finds literal addresses in every manner of writing them', () => {
  const written = [
    `<Link href="/user/chat">`,
    "go('/login')",
    '`/user/profile?tab=${tab}`',
    "['/user']",
    '`/user/direct/${name}`',
  ];
  expect(written.flatMap(literalsIn)).toHaveLength(written.length);
  expect(["read(build, '/user-team-details')", "Body<'/login'>", ' * `/login`'].flatMap(literalsIn)).toEqual(
    [],
  );
});

it('is the only home of addresses: elsewhere import them from @portal/ui/addresses', () => {
  expect(product.length).toBeGreaterThan(700);
  expect(product.flatMap((file) => literalsIn(read(file)).map((literal) => `${file}: ${literal}`))).toEqual(
    [],
  );
});
