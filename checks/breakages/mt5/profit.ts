import type { Breakage } from '../breakage';

const view = 'apps/portal/src/areas/mt5/profit.view.ts';

/** What closed trades came to, broken by hand. */
export const profitBreakages: readonly Breakage[] = [
  {
    ...{
      promise: 'B §2 Account Details.26',
      what: 'the drawdown is from the last trade, not the highest',
      file: view,
    },
    ...{ from: 'highest = Math.max(highest, sum);', to: 'highest = sum - cents;' },
  },
  {
    ...{ promise: 'B §2 Account Details.26', what: 'believes the order of the answer', file: view },
    ...{ from: 'results.sort((one, other) => one.at - other.at);', to: '' },
  },
  {
    ...{ promise: 'B §2 Account Details.27', what: 'leaves out a result that it can not read', file: view },
    ...{ from: 'if (results.length < itemsOf(sent).length) return undefined;', to: '' },
  },
  {
    ...{ promise: 'B §2 Account Details.28', what: 'the lists offer nothing' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Lists/AccountLists.tsx',
    ...{ from: 'const next = nextOf(props);', to: 'const next = undefined;' },
  },
];
