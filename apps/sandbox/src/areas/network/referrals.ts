import { desc, eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';
import { members, memberTotals } from '../../data/schema/members';
import { statement } from '../../data/statement';
import { getSum } from '../../ledger/amount';

interface Row {
  name: string;
  username: string;
  totals: typeof memberTotals.$inferSelect;
}

const toApi = ({ name, username, totals }: Row): Schema<'DirectReferral'> => ({
  name,
  username,
  total_subscription: totals.ownBot,
  total_team_business: totals.teamBot,
  live_total_subscription: getSum(totals.ownLive, totals.ownFixed),
  fixed_total_team_business: getSum(totals.teamLive, totals.teamFixed),
});

const readReferrals = statement<ListValues>('referrals')((db, { memberId, limit, offset }) => ({
  // The number of direct referrals is stored, so nothing is counted here.
  total: db
    .select({ total: memberTotals.directCount })
    .from(memberTotals)
    .where(eq(memberTotals.memberId, memberId)),
  rows: db
    .select({ name: members.name, username: members.username, totals: memberTotals })
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
