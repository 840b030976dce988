import { desc, eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';
import { members, memberTotals } from '../../data/schema/members';
import { statement } from '../../data/statement';
import { selectLastPurchase } from './lastPurchase';
import { getSum } from '../../ledger/amount';

interface Row {
  name: string;
  username: string;
  joined: Date;
  last: string | null;
  totals: typeof memberTotals.$inferSelect;
}

const toApi = ({ name, username, totals, joined, last }: Row): Schema<'DirectReferral'> => ({
  name,
  username,
  total_subscription: totals.ownBot,
  total_team_business: totals.teamBot,
  live_total_subscription: getSum(totals.ownLive, totals.ownFixed),
  fixed_total_team_business: getSum(totals.teamLive, totals.teamFixed),
  joined_at: joined.toISOString(),
  is_paid: totals.isPaid,
  live_is_paid: totals.liveIsPaid,
  last_purchase_at: last,
});

const readReferrals = statement<ListValues>('referrals')((db, { memberId, limit, offset }) => ({
  // The number of direct referrals is stored, so nothing is counted here.
  total: db
    .select({ total: memberTotals.directCount })
    .from(memberTotals)
    .where(eq(memberTotals.memberId, memberId)),
  rows: db
    .select({
      name: members.name,
      username: members.username,
      totals: memberTotals,
      joined: members.createdAt,
      last: selectLastPurchase,
    })
    .from(members)
    .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
    .where(eq(members.sponsorId, memberId))
    .orderBy(desc(members.id))
    .limit(limit)
    .offset(offset),
}));

/** B §2 Direct Referral Business: the member's direct referrals, newest first. */
export const listDirectReferrals = memberOperation<'listDirectReferrals'>(
  async ({ query }, { session: { memberId }, services: { db } }) => {
    const { page } = await readPage(query, {
      path: '/directlist',
      filters: {},
      read: ({ limit, offset }) => readReferrals(db, { memberId, limit, offset }),
      toApi,
    });
    return { status: true, ...page };
  },
);
