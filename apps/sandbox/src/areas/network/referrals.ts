import { desc, eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { pageOf, type PageQuery, sliceOf } from '../../contract/page';
import { snapshot } from '../../data/database';
import { members, memberTotals } from '../../data/schema/members';
import { sumOf } from '../../ledger/amount';

/** B §2 Direct Referral Business: whom the member sponsors, the newest first. Their number is kept, not counted. */
export const listDirectReferrals = memberOperation(
  async ({ query }: { query: PageQuery }, { session: { memberId }, services }) =>
    snapshot(services.db, async (db) => {
      const slice = sliceOf(query);
      const [own] = await db
        .select({ count: memberTotals.directCount })
        .from(memberTotals)
        .where(eq(memberTotals.memberId, memberId));
      const rows = await db
        .select({ name: members.name, username: members.username, totals: memberTotals })
        .from(members)
        .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
        .where(eq(members.sponsorId, memberId))
        .orderBy(desc(members.id))
        .limit(slice.limit)
        .offset(slice.offset);
      const items = rows.map(({ totals, ...who }) => ({
        ...who,
        total_subscription: totals.ownBot,
        total_team_business: totals.teamBot,
        live_total_subscription: sumOf(totals.ownLive, totals.ownFixed),
        fixed_total_team_business: sumOf(totals.teamLive, totals.teamFixed),
      }));
      return { status: true, ...pageOf(items, own?.count ?? 0, slice, '/directlist') };
    }),
);
