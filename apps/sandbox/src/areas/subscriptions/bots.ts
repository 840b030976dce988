import { desc, eq, or } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { pageOf, type PageQuery, sliceOf } from '../../contract/page';
import { snapshot } from '../../data/database';
import { countries, packages } from '../../data/schema/catalogue';
import { members } from '../../data/schema/members';
import { subscriptions } from '../../data/schema/subscriptions';
import { readSettings } from '../../data/settings';
import { botCancelData } from './cancelData';

/** B §2 Bot subscription history: the member's own, and those that the member bought for others. Newest first. */
export const listSubscriptions = memberOperation(
  async ({ query }: { query: PageQuery }, { session: { memberId }, services }) =>
    snapshot(services.db, async (db) => {
      const slice = sliceOf(query);
      const now = services.clock.now();
      const mine = or(eq(subscriptions.memberId, memberId), eq(subscriptions.buyerId, memberId));
      const total = await db.$count(subscriptions, mine);
      const rows = await db
        .select({ row: subscriptions, pack: packages.name, owner: members, country: countries.name })
        .from(subscriptions)
        .innerJoin(packages, eq(packages.id, subscriptions.packageId))
        .innerJoin(members, eq(members.id, subscriptions.memberId))
        .leftJoin(countries, eq(countries.id, members.countryId))
        .where(mine)
        .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
        .limit(slice.limit)
        .offset(slice.offset);
      const items = rows.map(({ row, pack, owner, country }) => {
        const isOwn = owner.id === memberId;
        return {
          id: row.id,
          is_own: isOwn ? 1 : 0,
          username: owner.username,
          invoice_id: row.invoiceId,
          package: pack,
          price: row.price,
          created_at: row.createdAt.toISOString(),
          end_date: row.endDate.toISOString(),
          status: row.status === 1 && row.endDate <= now ? 0 : row.status,
          name: owner.name,
          // Where others live is theirs to tell.
          country: isOwn ? country : null,
          amount_paid: row.amountPaid,
        };
      });
      return {
        status: true,
        data: pageOf(items, total, slice, '/subscriptions'),
        cancel_data: botCancelData(await readSettings(db)),
      };
    }),
);
