import { addresses, mt5DepositPattern, secondAddresses, teamListAddress } from '@portal/ui/addresses';
import { expect, test } from 'vitest';
import { memberRoutes } from './member/memberScreens';
import { visitorRoutes } from './screens';

// tools/requirements/addresses.test.ts checks the addresses against the specification.
const registered = [...visitorRoutes, ...memberRoutes];
const screenAt = (path: string) => registered.find((route) => route.path === path)?.screen;

test('every address is registered once, plus the MT5 deposit and the team list (A §2, B §2, D5, D3, D113) [A §2 Routes, B §2 Routes]', () => {
  const known = [
    ...Object.values(addresses),
    ...Object.values(secondAddresses),
    mt5DepositPattern,
    teamListAddress,
  ];
  expect(registered.map(({ path }) => path).sort()).toEqual(known.sort());
});

test.each(Object.entries(secondAddresses))(
  'both addresses of %s share its screen (D1, D2, D6) [A §2 Routes, B §2 Bot packages, B §2 Routes, B §2 Transactions, B §2 Transfer, B §2 Withdraw History]',
  (screen, second) => {
    expect(screenAt(second)).toBeDefined();
    expect(screenAt(second)).toBe(screenAt(addresses[screen as keyof typeof secondAddresses]));
  },
);

test('addresses that look alike do not share a screen (D15) [A §2 Routes, B §2 Routes]', () => {
  expect(screenAt(addresses.directReferrals)).not.toBe(screenAt(addresses.directTree));
});
