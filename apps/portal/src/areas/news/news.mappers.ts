import { unwrapPage, type ListLocation, type OkBody } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { Article } from '@portal/ui/screens/news';
import { toSubjectPath } from '@portal/portal-core/lists/subjectPath';
import { optionalImageUrl } from '@portal/portal-core/fromApi/images';
import { readPage, type ShownPage } from '@portal/portal-core/lists/listPage';
import { daysField, toDayQuery, isFiltered, type ListState } from '@portal/portal-core/lists/listState';
import { toMarkableId } from './unreadNews.mappers';
import type { Answer, Fields, Row } from '@portal/portal-core/fromApi/answer';
import { parseFlag, toHtml, parseText, parsePlainText } from '@portal/portal-core/fromApi/parse';

/** The filters of both lists. */
export const articleFields: readonly FilterField[] = [daysField];

export const toNewsQuery = ({ page, filters }: ListState) => ({ page, ...toDayQuery(filters) });

/** A filtered list is requested with `export=true` (A §7), so page 1 is every row (D87). */
export function toNotificationsQuery(state: ListState) {
  const { page, filters } = state;
  if (!isFiltered(state)) return { page };
  return { export: 'true' as const, ...toDayQuery(filters), ...(page > 1 && { page }) };
}

/** Whether an answer is one of several pages. */
export const isPaged = (body: Answer<'/all-notifications'>): boolean =>
  unwrapPage(body, { path: '' }).last > 1;

type ArticleRow = Fields<Row<OkBody<'/news', 'get'>> | Row<OkBody<'/all-notifications', 'get'>>>;

/** The shared fields of news and notifications, or undefined for an empty row. */
export function toArticle(
  fields: ArticleRow,
  index: number,
  kind: string,
  imageUrl?: string,
): Article | undefined {
  const title = parsePlainText(fields.title);
  const html = toHtml(fields.body);
  if (title === '' && html === '' && imageUrl === undefined) return undefined;
  const href = kind === 'notification' ? toSubjectPath(fields) : undefined;
  const text = kind === 'notification' ? parsePlainText(fields.body) : '';
  return {
    id: `${kind}-${parseText(fields.id) ?? `at-${index}`}`,
    title,
    html,
    ...(text !== '' && { text }),
    moment: parseText(fields.published_at) ?? parseText(fields.created_at),
    unread: parseFlag(fields.is_read) === 0,
    ...(imageUrl !== undefined && { imageUrl }),
    ...(href !== undefined && { href }),
  };
}

/**
 * A page of news without hidden ones (A §3, D92). `folder` is that of the images. `unread`: the ids of unread news, for
 * answers that don't mark them (D128).
 */
export function toNewsPage(
  body: Answer<'/news'>,
  location: ListLocation,
  folder: string,
  unread: ReadonlySet<string> = new Set(),
): ShownPage<Article> {
  return readPage(body, location, (fields, index) => {
    if (parseFlag(fields.is_show) === 0) return null;
    const article = toArticle(fields, index, 'news', optionalImageUrl(folder, fields.image));
    const isCounted = parseFlag(fields.is_read) === undefined && unread.has(parseText(fields.id) ?? '');
    return article && isCounted ? { ...article, unread: true } : article;
  });
}

/** The ids of a page's unread news, to be marked as read (D128). */
export const toUnreadArticles = (articles: readonly Article[]): string[] =>
  articles.flatMap(({ id, unread }) => {
    const own = unread ? toMarkableId(id.slice('news-'.length)) : undefined;
    return own === undefined ? [] : [own];
  });

/**
 * A page of notifications. `wanted` slices it from an answer with every row (D87). `unread`: how many of the newest are
 * unread, for answers that don't mark them.
 */
export function toNotificationsPage(
  body: Answer<'/all-notifications'>,
  location: ListLocation,
  wanted: number | undefined,
  unread = 0,
): ShownPage<Article> {
  const toRow = (fields: ArticleRow, index: number) => {
    const article = toArticle(fields, index, 'notification');
    const isCounted = parseFlag(fields.is_read) === undefined && index < unread;
    return article && isCounted ? { ...article, unread: true } : article;
  };
  return readPage(body, location, toRow, { wanted });
}
