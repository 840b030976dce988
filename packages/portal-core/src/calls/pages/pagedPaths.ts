import type { ReadPath } from '@portal/api';

/** The lists that have pages. */
const paged: readonly ReadPath[] = [
  ...(['/all-notifications', '/directlist', '/kyc-list', '/live-subscriptions', '/logs', '/news'] as const),
  ...(['/payouts', '/subscriptions', '/team-list', '/transactions', '/transfer'] as const),
  '/user/manual/withdraw/list',
];

export const isPaged = (path: string): path is ReadPath => (paged as readonly string[]).includes(path);

/** The page sizes that back ends use. So many rows without any pager may be one page of more. */
const usualSizes: readonly number[] = [10, 15, 20, 25, 30, 50, 100];

/** Whether an answer without a pager may be one page of more (D145). An export has all rows. */
export const mayBeCut = (path: string, rows: number, query: Readonly<Record<string, unknown>>): boolean =>
  isPaged(path) &&
  query['export'] === undefined &&
  (usualSizes.includes(rows) || (rows > 0 && rows === query['per_page']));
