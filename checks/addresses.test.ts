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
} from '../packages/ui/src/addresses/addresses';
import { files, read, readTable } from './files';

const specified = readTable('routes.tsv').map(({ route = '', screen = '' }) => ({ route, screen }));
const served = [...Object.values<string>(addresses), ...Object.values<string>(secondAddresses)];

it('names each address of the specification once, and no other (A §2, B §2)', () => {
  expect(specified.length).toBeGreaterThan(30);
  expect([rootAddress, ...served, '*'].sort()).toEqual(specified.map(({ route }) => route).sort());
});

/** A screen's second address, by the first, as the specification's routes have it. */
const spellings = specified.flatMap(({ route, screen }) => {
  const first = /^same screen as (\S+)$/.exec(screen)?.[1];
  return first === undefined ? [] : [{ route, first }];
});

it.each(spellings)('$route leads where $first leads (D1, D2)', ({ route, first }) => {
  const screenAt = (table: Record<string, string>, address: string) =>
    Object.keys(table).find((screen) => table[screen] === address);
  expect(screenAt(secondAddresses, route)).toBeDefined();
  expect(screenAt(secondAddresses, route)).toBe(screenAt(addresses, first));
});

it('finds the second spellings', () => expect(spellings.length).toBeGreaterThan(3));

const known = [...served, mt5DepositAddress, teamListAddress, singleLegAddress, ...payoutVariants];

/** Whether a literal is an address of the portal, with or without more behind it. */
const isAddress = (literal: string) =>
  literal === memberAddress || known.some((address) => new RegExp(`^${address}(?:[/?#]|$)`).test(literal));

/**
 * The literal addresses of a source. Comments may name one, a type in angle brackets is the contract's, and so is what a
 * screen reads first.
 */
const literalsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*(\/?\*|\/\/|firstReads:)/.test(line))
    .flatMap((line) => [...line.matchAll(/(?<!<)(['"`])(\/[^'"`$]*)/g)].map(([, , literal = '']) => literal))
    .filter(isAddress);

/** Calls name the server's paths, and two of these are spelt like an address. */
const product = files.filter(
  (file) =>
    /^(packages\/ui|apps\/portal)\/src\/.*\.tsx?$/.test(file) &&
    !/\.(stories|test|fixtures|api|calls)\.tsx?$|\/addresses\//.test(file),
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
