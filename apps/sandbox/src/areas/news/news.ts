import { and, count, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { type DayRange, momentsOf } from '../../contract/dates';
import { memberOperation } from '../../contract/operation';
import { pageOf, type PageQuery, sliceOf } from '../../contract/page';
import { notFound } from '../../contract/refusal';
import { rowId } from '../../contract/rowId';
import type { Db } from '../../data/database';
import { news } from '../../data/schema/catalogue';
import { newsReads } from '../../data/schema/service';

const published = sql<Date>`coalesce(${news.publishedAt}, ${news.createdAt})`;

async function countUnread(db: Db, memberId: number): Promise<number> {
  const [unread] = await db
    .select({ rows: count() })
    .from(news)
    .leftJoin(newsReads, and(eq(newsReads.newsId, news.id), eq(newsReads.memberId, memberId)))
    .where(and(eq(news.isShow, 1), isNull(newsReads.newsId)));
  return unread?.rows ?? 0;
}

/** Newest first, shown ones only; the page lies under data.all_news (D56, D92). */
export const listNews = memberOperation(
  async ({ query }: { query: PageQuery & DayRange }, { session: { memberId }, services: { db } }) => {
    const slice = sliceOf(query);
    const { from, before } = momentsOf(query);
    const shown = and(
      eq(news.isShow, 1),
      from && gte(published, from.toISOString()),
      before && lt(published, before.toISOString()),
    );
    const [all] = await db.select({ rows: count() }).from(news).where(shown);
    const rows = await db
      .select({ item: news, readAt: newsReads.readAt })
      .from(news)
      .leftJoin(newsReads, and(eq(newsReads.newsId, news.id), eq(newsReads.memberId, memberId)))
      .where(shown)
      .orderBy(desc(published), desc(news.id))
      .limit(slice.limit)
      .offset(slice.offset);
    const items = rows.map(({ item, readAt }) => ({
      id: item.id,
      title: item.title,
      image: item.image,
      body: item.body,
      published_at: item.publishedAt?.toISOString() ?? null,
      created_at: item.createdAt.toISOString(),
      is_show: 1,
      is_read: readAt ? 1 : 0,
    }));
    const { from_date, to_date } = query;
    const allNews = pageOf(items, all?.rows ?? 0, slice, '/news', { from_date, to_date });
    return { status: true, unread_count: await countUnread(db, memberId), data: { all_news: allNews } };
  },
);

export const markNewsRead = memberOperation(
  async ({ params }: { params: { id: string } }, { session: { memberId }, services: { db, clock } }) => {
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
