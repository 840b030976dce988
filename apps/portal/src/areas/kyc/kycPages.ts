import { unwrapPage, type ListLocation, type OkBody } from '@portal/api';
import type { Unread } from '@portal/portal-core/fromApi/answer';

export type KycList = OkBody<'/kyc-list', 'get'>;

/** The next page: at most one further, and undefined after an empty one. */
export function toNextPage(body: Unread<KycList>, location: ListLocation, page: number): number | null {
  const { rows, end } = unwrapPage(body, location, { page });
  return rows.length > 0 && end !== 'complete' ? page + 1 : null;
}
