import { unwrapPage, type ListPlace } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { Article } from '@portal/ui/screens/news';
import type { LatestNotifications } from '@portal/ui/shell';
import { imageUrl } from '../../app/images';
import { readPage, type ShownPage } from '../../app/listPage';
import { daysField, daysOnWire, isFiltered, type ListState } from '../../app/listState';
import { countOf, fieldsOf, flagOf, htmlOf, listOf, textOf, wordsOf, type Fields } from '../../app/wire';

/** The bell's list and badge; plain text only (D62). */
export function latestNotificationsOf(body: unknown): LatestNotifications {
  const { data, unread_count: unread } = fieldsOf(body);
  return {
    items: listOf(data).map((item, index) => ({
      id: textOf(item['id']) ?? `notification-${index}`,
      title: wordsOf(item['title']),
      text: wordsOf(item['body']),
      createdAt: textOf(item['created_at']),
    })),
    unreadCount: countOf(unread) ?? 0,
  };
}

/** What filters both lists. */
export const articleFields: readonly FilterField[] = [daysField];

export const newsQueryOf = ({ page, filters }: ListState) => ({ page, ...daysOnWire(filters) });

/** A filtered list is asked for with `export=true` (A §7): page 1 of it is every row (D87). */
export function notificationsQueryOf(state: ListState) {
  const { page, filters } = state;
  if (!isFiltered(state)) return { page };
  return { export: 'true' as const, ...daysOnWire(filters), ...(page > 1 && { page }) };
}

/** Whether an answer is one page of several. */
export const isPaged = (body: unknown): boolean => unwrapPage(body, { origin: '', path: '' }).last > 1;

/** What news and notifications share; undefined for what says nothing at all. */
function articleOf(fields: Fields, index: number, kind: string, pictureUrl?: string): Article | undefined {
  const title = wordsOf(fields['title']);
  const html = htmlOf(fields['body']);
  if (title === '' && html === '' && pictureUrl === undefined) return undefined;
  return {
    id: `${kind}-${textOf(fields['id']) ?? `at-${index}`}`,
    title,
    html,
    moment: textOf(fields['published_at']) ?? textOf(fields['created_at']),
    unread: flagOf(fields['is_read']) === 0,
    ...(pictureUrl !== undefined && { pictureUrl }),
  };
}

/** A page of news, without those that are not to be shown (A §3, D92). `folder` is that of the images. */
export function newsPageOf(body: unknown, place: ListPlace, folder: string): ShownPage<Article> {
  return readPage(body, place, (fields, index) => {
    if (flagOf(fields['is_show']) === 0) return undefined;
    return articleOf(fields, index, 'news', imageUrl(folder, fields['image']));
  });
}

/** A page of notifications; `wanted` cuts it out of an answer with every row (D87). */
export const notificationsPageOf = (
  body: unknown,
  place: ListPlace,
  wanted: number | undefined,
): ShownPage<Article> =>
  readPage(body, place, (fields, index) => articleOf(fields, index, 'notification'), wanted);
