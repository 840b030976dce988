import type { Breakage } from '../breakage';

const view = 'apps/portal/src/areas/mt5/glances.view.ts';
const accounts = 'packages/ui/src/screens/mt5/Mt5Account/Accounts';

/** The member's accounts at a glance, broken by hand. */
export const glanceBreakages: readonly Breakage[] = [
  {
    ...{ promise: 'B §2 Account Details.29', what: 'a card shows its balance for its equity' },
    file: `${accounts}/AccountCard.tsx`,
    ...{ from: '[mt5Words.equity, account.equity],', to: '[mt5Words.equity, account.balance],' },
  },
  {
    ...{ promise: 'B §2 Account Details.30', what: 'a number alone is a card too' },
    file: `${accounts}/AccountCards.tsx`,
    ...{ from: '(alone && !saysMore(first))', to: 'false' },
  },
  {
    ...{ promise: 'B §2 Account Details.30', what: 'an empty nickname takes the number’s place', file: view },
    ...{ from: 'wordsOf(value, 60) || undefined', to: 'wordsOf(value, 60)' },
  },
  {
    ...{ promise: 'B §2 Account Details.31', what: 'a card keeps the older figure', file: view },
    ...{ from: 'glance.balance === undefined ? undefined : balance,', to: 'glance.balance,' },
  },
];
