import { unwrapPage, type ListPlace, type OkBody } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { Article } from '@portal/ui/screens/news';
import type { LatestNotifications } from '@portal/ui/shell';
import { imageUrl } from '../../shared/wire/images';
import { readPage, type ShownPage } from '../../shared/lists/listPage';
import { daysField, daysOnWire, isFiltered, type ListState } from '../../shared/lists/listState';
import type { Answer, Fields, Row } from '../../shared/wire/answer';
import { countOf, fieldsOf, flagOf, htmlOf, listOf, textOf, wordsOf } from '../../shared/wire/wire';

/** How many news are unread, for the header's mark. It is 0 when the server doesn't say. */
export const unreadNewsOf = (body: Answer<'/news'> | undefined): number =>
  countOf(fieldsOf(body).unread_count) ?? 0;

/** The bell's list and badge, in plain text only (D62). */
export function latestNotificationsOf(body: Answer<'/latest-notifications'>): LatestNotifications {
  const { data, unread_count: unread } = fieldsOf(body);
  return {
    items: listOf(data).map((item, index) => ({
      id: textOf(item.id) ?? `notification-${index}`,
      title: wordsOf(item.title),
      text: wordsOf(item.body),
      createdAt: textOf(item.created_at),
    })),
    unreadCount: countOf(unread) ?? 0,
  };
}

/** What filters both lists. */
export const articleFields: readonly FilterField[] = [daysField];

export const newsQueryOf = ({ page, filters }: ListState) => ({ page, ...daysOnWire(filters) });

/** A filtered list is asked for with `export=true` (A §7), and then page 1 is every row (D87). */
export function notificationsQueryOf(state: ListState) {
  const { page, filters } = state;
  if (!isFiltered(state)) return { page };
  return { export: 'true' as const, ...daysOnWire(filters), ...(page > 1 && { page }) };
}

/** Whether an answer is one page of several. */
export const isPaged = (body: Answer<'/all-notifications'>): boolean =>
  unwrapPage(body, { origin: '', path: '' }).last > 1;

type ArticleRow = Fields<Row<OkBody<'/news', 'get'>> | Row<OkBody<'/all-notifications', 'get'>>>;

/** What news and notifications share, or undefined for a row that says nothing. */
function articleOf(
  fields: ArticleRow,
  index: number,
  kind: string,
  pictureUrl?: string,
): Article | undefined {
  const title = wordsOf(fields.title);
  const html = htmlOf(fields.body);
  if (title === '' && html === '' && pictureUrl === undefined) return undefined;
  return {
    id: `${kind}-${textOf(fields.id) ?? `at-${index}`}`,
    title,
    html,
    moment: textOf(fields.published_at) ?? textOf(fields.created_at),
    unread: flagOf(fields.is_read) === 0,
    ...(pictureUrl !== undefined && { pictureUrl }),
  };
}

/** A page of news, without those that are not to be shown (A §3, D92). `folder` is that of the images. */
export function newsPageOf(body: Answer<'/news'>, place: ListPlace, folder: string): ShownPage<Article> {
  return readPage(body, place, (fields, index) => {
    if (flagOf(fields.is_show) === 0) return undefined;
    return articleOf(fields, index, 'news', imageUrl(folder, fields.image));
  });
}

/** A page of notifications. `wanted` cuts it out of an answer with every row (D87). */
export const notificationsPageOf = (
  body: Answer<'/all-notifications'>,
  place: ListPlace,
  wanted: number | undefined,
): ShownPage<Article> =>
  readPage(body, place, (fields, index) => articleOf(fields, index, 'notification'), wanted);
