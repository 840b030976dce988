import type { ListLocation } from '@portal/api';
import type { LatestNotifications } from '@portal/ui/shell';
import { parseInstant } from '@portal/ui/text/format/parseMoment';
import type { Answer, ApiRow, Fields } from '@portal/portal-core/fromApi/answer';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import {
  parseCount,
  parseFields,
  parseFlag,
  parsePlainText,
  parseText,
} from '@portal/portal-core/fromApi/parse';
import { toSubjectPath } from '@portal/portal-core/lists/subjectPath';

/** The bell's list and badge, as plain text only (D62). */
export function toLatestNotifications(body: Answer<'/latest-notifications'>): LatestNotifications {
  const { unread_count: unread } = parseFields(body);
  return {
    items: parseRows(body).map((item, index) => ({
      id: parseText(item.id) ?? `notification-${index}`,
      title: parsePlainText(item.title),
      text: parsePlainText(item.body),
      createdAt: parseText(item.created_at),
      href: toSubjectPath(item),
    })),
    unreadCount: parseCount(unread) ?? 0,
  };
}

/** Number of unread news for the header's badge. It is 0 if unknown. */
export const toUnreadNews = (body: Answer<'/news'> | undefined): number =>
  parseCount(parseFields(body).unread_count) ?? 0;

/** The specification names no field for a popup, so its likely names are read alike (D128). Undefined without one. */
export function parsePopupMark(item: object): 0 | 1 | undefined {
  const { popup_status, is_popup, popup } = item as Fields<
    Record<'popup_status' | 'is_popup' | 'popup', unknown>
  >;
  return parseFlag(popup_status) ?? parseFlag(is_popup) ?? parseFlag(popup);
}

/** The id must fit into a path, because news that can't be marked would stay unread forever. */
export const toMarkableId = (id: string | undefined): string | undefined =>
  id !== undefined && /^[\w-]{1,16}$/.test(id) ? id : undefined;

export const parseId = (item: Fields<{ id: unknown }>) => toMarkableId(parseText(item.id));

type NewsRow = ApiRow<'/news'>;

export const toMoment = (item: NewsRow): string | undefined =>
  parseText(item.published_at) ?? parseText(item.created_at);

/** The news to show (D92), newest first. */
export const toShownNews = (body: Answer<'/news'> | undefined, location: ListLocation): NewsRow[] =>
  parseRows(body, location)
    .filter((item) => parseFlag(item.is_show) !== 0)
    .sort((one, other) => toTime(other) - toTime(one));

const toTime = (item: NewsRow) => parseInstant(toMoment(item)) ?? 0;

/**
 * The ids of unread news on the first page: those that `is_read` names, and the newest `unread_count` of those without it
 * (D128).
 */
export function toUnreadIds(body: Answer<'/news'> | undefined, location: ListLocation): ReadonlySet<string> {
  const news = toShownNews(body, location);
  const named = news.filter((item) => parseFlag(item.is_read) === 0);
  const unnamed = news.filter((item) => parseFlag(item.is_read) === undefined);
  const counted = unnamed.slice(0, Math.max(0, toUnreadNews(body) - named.length));
  return new Set([...named, ...counted].flatMap((item) => parseId(item) ?? []));
}
