import type { Breakage } from '../breakage';

const part = 'packages/ui/src/screens/dashboard/Dashboard/FirstRun';
const area = 'apps/portal/src/areas/dashboard';

/** A newcomer's way on the dashboard (A §2; D113). */
export const firstRunBreakages: readonly Breakage[] = [
  {
    promise: 'A §2 Dashboard.20',
    what: 'makes every step’s button a main one',
    file: `${part}/FirstRunCard.tsx`,
    from: "variant={name === next ? 'main' : 'plain'}",
    to: 'variant="main"',
  },
  {
    promise: 'A §2 Dashboard.21',
    what: 'folds the figures though a wallet holds something',
    file: `${part}/holdNothing.ts`,
    from: '/^-?[0.]+$/',
    to: '/^-?[\\d.]+$/',
  },
  {
    promise: 'A §2 Dashboard.22',
    what: 'takes what nobody told for open',
    file: `${area}/firstSteps.view.ts`,
    from: 'return at === null ? open : unknown;',
    to: 'return open;',
  },
  {
    promise: 'A §2 Dashboard.23',
    what: 'greets somebody with bonuses as a newcomer',
    file: `${area}/isNewcomer.ts`,
    from: '[...bought, data.total_income, data.live_total_income].some(isMore)',
    to: 'bought.some(isMore)',
  },
  {
    promise: 'A §2 Dashboard.23',
    what: 'forgets a first package that ended',
    file: `${area}/isNewcomer.ts`,
    from: 'textOf(data.subscription_date) ?? textOf(firstPackage)',
    to: 'textOf(data.subscription_date)',
  },
  {
    promise: 'A §2 Dashboard.24',
    what: 'dates a pin that was never set',
    file: 'apps/sandbox/src/areas/dashboard/firstSteps.ts',
    from: 'member.pinHash === null ? null : member.createdAt.toISOString()',
    to: 'member.createdAt.toISOString()',
  },
];
