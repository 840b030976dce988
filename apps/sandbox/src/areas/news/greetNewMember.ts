import { sql } from 'drizzle-orm';
import type { Tx } from '../../data/database';
import { news } from '../../data/schema/catalogue';
import { newsReads } from '../../data/schema/service';

/** Marks earlier news as read, so no old news pops up at a new member's first sign-in. */
export async function greetNewMember(tx: Tx, memberId: number, now: Date): Promise<void> {
  await tx.insert(newsReads).select(
    tx
      .select({
        memberId: sql<number>`${memberId}::int`.as('member_id'),
        newsId: news.id,
        readAt: sql<Date>`${now.toISOString()}::timestamptz`.as('read_at'),
      })
      .from(news)
      .where(sql`${news.isShow} = 1`),
  );
}
