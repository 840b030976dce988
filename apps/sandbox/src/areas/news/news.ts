import { and, count, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Language } from '../../api/languages/language';
import { translateLabel, translateLines } from '../../api/languages/sentence';
import { toMoments } from '../../api/dates';
import { memberOperation } from '../../contract/operation';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';
import { notFound } from '../../api/refusal';
import { rowId } from '../../api/rowId';
import { news } from '../../data/schema/catalogue';
import { newsReads } from '../../data/schema/service';
import { statement } from '../../data/statement';

const published = sql<Date>`coalesce(${news.publishedAt}, ${news.createdAt})`;

interface Row {
  item: typeof news.$inferSelect;
  readAt: Date | null;
}

const toApi =
  (language: Language | undefined) =>
  ({ item, readAt }: Row): Schema<'NewsItem'> => ({
    id: item.id,
    title: translateLabel(item.title, language),
    image: item.image,
    body: translateLines(item.body, language),
    published_at: item.publishedAt?.toISOString() ?? null,
    created_at: item.createdAt.toISOString(),
    is_show: item.isShow,
    is_read: readAt ? 1 : 0,
  });

const readNews = statement<ListValues>('news')((db, { memberId, from, before, limit, offset }) => {
  const shown = and(eq(news.isShow, 1), from && gte(published, from), before && lt(published, before));
  const own = and(eq(newsReads.newsId, news.id), eq(newsReads.memberId, memberId));
  return {
    total: db.select({ total: count() }).from(news).where(shown),
    rows: db
      .select({ item: news, readAt: newsReads.readAt })
      .from(news)
      .leftJoin(newsReads, own)
      .where(shown)
      .orderBy(desc(published), desc(news.id))
      .limit(limit)
      .offset(offset),
    unread: db
      .select({ total: count() })
      .from(news)
      .leftJoin(newsReads, own)
      .where(and(eq(news.isShow, 1), isNull(newsReads.newsId))),
  };
});

/** Published news, newest first. The page is under data.all_news (D56, D92). */
export const listNews = memberOperation<'listNews'>(
  async ({ query }, { session: { memberId }, language, services: { db } }) => {
    const { from_date, to_date } = query;
    const { page, parts } = await readPage(query, {
      path: '/news',
      filters: { from_date, to_date },
      read: ({ limit, offset }) => readNews(db, { memberId, ...toMoments(query), limit, offset }),
      toApi: toApi(language),
    });
    return { status: true, unread_count: parts.unread[0]?.total ?? 0, data: { all_news: page } };
  },
);

export const markNewsRead = memberOperation<'markNewsRead'>(
  async ({ params }, { session: { memberId }, services: { db, clock } }) => {
    const [item] = await db
      .select({ id: news.id })
      .from(news)
      .where(and(eq(news.id, rowId(params.id)), eq(news.isShow, 1)));
    if (!item) throw notFound();
    await db
      .insert(newsReads)
      .values({ memberId, newsId: item.id, readAt: clock.now() })
      .onConflictDoNothing();
    return { status: true };
  },
);
