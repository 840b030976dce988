import { unwrapPage, type ListPlace, type OkBody } from '@portal/api';
import type { Unread } from '../../shared/wire/answer';

export type KycList = OkBody<'/kyc-list', 'get'>;

/** The page after this one: only ever one further, and none after an empty one. */
export function nextPageOf(body: Unread<KycList>, place: ListPlace, page: number): number | null {
  const { rows, last, next } = unwrapPage(body, place);
  return rows.length > 0 && (next !== null || last > page) ? page + 1 : null;
}
