import type { Breakage } from '../breakage';

const view = 'apps/portal/src/areas/subscriptions/roi.view.ts';

/** What live subscriptions paid of their limits, broken by hand. */
export const roiBreakages: readonly Breakage[] = [
  {
    ...{ promise: 'B §2 Live history.14', what: 'what is beyond the limit is left below zero', file: view },
    ...{ from: 'left: Math.max(0, limit - paid)', to: 'left: limit - paid' },
  },
  {
    ...{ promise: 'B §2 Live history.15', what: 'draws those of others', file: view },
    ...{
      from: 'row.own && paid !== undefined && limit !== undefined',
      to: 'limit !== undefined && paid !== undefined',
    },
  },
  {
    ...{ promise: 'B §2 Live history.15', what: 'takes a limit of nothing for one', file: view },
    ...{ from: 'paid >= 0 && limit > 0', to: 'paid >= 0 && limit >= 0' },
  },
];
