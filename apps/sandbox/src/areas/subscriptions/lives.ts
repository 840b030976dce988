import { desc, eq, or } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { pageOf, type PageQuery, sliceOf } from '../../contract/page';
import { snapshot } from '../../data/database';
import { packages } from '../../data/schema/catalogue';
import { members } from '../../data/schema/members';
import { liveSubscriptions } from '../../data/schema/subscriptions';
import { readSettings } from '../../data/settings';
import { liveCancelData } from './cancelData';

type Row = typeof liveSubscriptions.$inferSelect;

/** What somebody else's subscription pays, and where it trades, is told to its owner alone. */
const privately = (isOwn: boolean, row: Row) => ({
  is_own: isOwn ? 1 : 0,
  is_mt5_account: isOwn && row.accountNumber !== null ? 1 : 0,
  account_number: isOwn ? row.accountNumber : null,
  paid_roi_amount: isOwn ? row.paidRoiAmount : null,
  roi_limit: isOwn ? row.roiLimit : null,
});

/** B §2 Live subscription history: the member's own, and those that the member bought for others. Newest first. */
export const listLiveSubscriptions = memberOperation(
  async ({ query }: { query: PageQuery }, { session: { memberId }, services }) =>
    snapshot(services.db, async (db) => {
      const slice = sliceOf(query);
      const now = services.clock.now();
      const mine = or(eq(liveSubscriptions.memberId, memberId), eq(liveSubscriptions.buyerId, memberId));
      const total = await db.$count(liveSubscriptions, mine);
      const rows = await db
        .select({ row: liveSubscriptions, pack: packages, username: members.username })
        .from(liveSubscriptions)
        .innerJoin(packages, eq(packages.id, liveSubscriptions.packageId))
        .innerJoin(members, eq(members.id, liveSubscriptions.memberId))
        .where(mine)
        .orderBy(desc(liveSubscriptions.createdAt), desc(liveSubscriptions.id))
        .limit(slice.limit)
        .offset(slice.offset);
      const items = rows.map(({ row, pack, username }) => ({
        id: row.id,
        username,
        is_mt5: pack.isMt5 === 1 ? 1 : 0,
        package_account_number: row.packageAccountNumber,
        package: pack.name,
        price: row.price,
        created_at: row.createdAt.toISOString(),
        status: row.status === 1 && row.endDate <= now ? 0 : row.status,
        ...privately(row.memberId === memberId, row),
      }));
      return {
        status: true,
        data: pageOf(items, total, slice, '/live-subscriptions'),
        currency: 'USD',
        cancel_data: liveCancelData(await readSettings(db)),
      };
    }),
);
