import type { ReadPath } from '@portal/api';

/** The lists that have pages. */
const paged: readonly ReadPath[] = [
  ...(['/all-notifications', '/directlist', '/kyc-list', '/live-subscriptions', '/logs', '/news'] as const),
  ...(['/payouts', '/subscriptions', '/team-list', '/transactions', '/transfer'] as const),
  '/user/manual/withdraw/list',
];

/** An MT5 account, and its two lists with the usual names of their pages (D78). */
export const mt5Path = '/mt5/user-account-details/{account}';
export const mt5Lists = { balance_log: 'balance_page', trade: 'trade_page' } as const;
export type Mt5List = keyof typeof mt5Lists;

export const isPaged = (path: string): path is ReadPath => (paged as readonly string[]).includes(path);

/** The page sizes that back ends use. So many rows without any pager may be one page of more. */
const usualSizes: readonly number[] = [10, 15, 20, 25, 30, 50, 100];

export const isUsualSize = (rows: number): boolean => usualSizes.includes(rows);

/** Whether an answer without a pager may be one page of more (D145). An export has all rows. */
export const mayBeCut = (path: string, rows: number, query: Readonly<Record<string, unknown>>): boolean =>
  isPaged(path) &&
  query['export'] === undefined &&
  (isUsualSize(rows) || (rows > 0 && rows === query['per_page']));
