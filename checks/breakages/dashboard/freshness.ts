import type { Breakage } from '../breakage';

const freshness = 'packages/ui/src/components/Freshness/Freshness.tsx';

/** How old figures are, and how they are read again (A §2; D110). */
export const freshnessBreakages: readonly Breakage[] = [
  {
    promise: 'A §2 Dashboard.25',
    what: 'says that a refresh failed while the next one is under way',
    file: 'apps/portal/src/shared/calls/freshness.ts',
    from: 'error !== undefined && !isFetching',
    to: 'error !== undefined',
  },
  {
    promise: 'A §2 Dashboard.25',
    what: 'leaves the dashboard’s age out',
    file: 'packages/ui/src/screens/dashboard/Dashboard/DashboardScreen.tsx',
    from: "{freshness && wallets.state !== 'failed' && ",
    to: "{freshness && wallets.state === 'failed' && ",
  },
  {
    promise: 'A §2 Dashboard.26',
    what: 'asks again while the figures are on their way',
    file: freshness,
    from: '    if (refreshing) return;\n',
    to: '',
  },
  {
    promise: 'A §2 Dashboard.26',
    what: 'says that it is done when it failed',
    file: freshness,
    from: 'if (failed) return freshnessWords.notDone(what);',
    to: 'if (failed) return freshnessWords.done(what);',
  },
  {
    promise: 'A §2 Dashboard.29',
    what: 'the sums of a withdrawal have no age',
    file: 'packages/ui/src/screens/withdraw/Withdraw/WithdrawScreen.tsx',
    from: '{freshness && <Freshness what={figureWords.balances} {...freshness} />}',
    to: '{freshness && figureWords.balances === undefined && <Freshness what="" {...freshness} />}',
  },
  {
    promise: 'A §2 Dashboard.29',
    what: 'the balance to buy with has no age',
    file: 'packages/ui/src/screens/purchase/Buying/PurchasePage.tsx',
    from: "{freshness && balance.state !== 'failed' && (",
    to: "{freshness && balance.state === 'failed' && (",
  },
  {
    promise: 'A §2 Dashboard.30',
    what: 'a tree has no age',
    file: 'packages/ui/src/screens/network/Team/TeamPage.tsx',
    from: "{freshness && team.state !== 'failed' && ",
    to: "{freshness && team.state === 'failed' && ",
  },
  {
    promise: 'A §2 Dashboard.30',
    what: 'a later page of a team is read as its first',
    file: 'apps/portal/src/areas/network/tree/readArrived.ts',
    from: 'read(kept.username, kept.page)',
    to: 'read(kept.username)',
  },
  {
    promise: 'A §2 Dashboard.31',
    what: 'the frame of lists leaves the age out',
    file: 'packages/ui/src/components/ListFrame/ListFrame.tsx',
    from: "{freshness && list.rows.state !== 'failed' && ",
    to: "{freshness && list.rows.state === 'failed' && ",
  },
];
