import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { memberOperation } from '../../contract/operation';
import { Refusal } from '../../api/refusal';
import { type Db, snapshot } from '../../data/database';
import { members, memberTotals } from '../../data/schema/members';
import { getSum } from '../../ledger/amount';
import { getPairs, getRank, royaltyRanks } from '../../plan/ranks';
import type { Schema } from '../../api/schema';
import { findInDownline } from './ownDownline';

/** The contract's limit of direct referrals in one answer. Others are on further pages. */
const mostListed = 500;

type Totals = typeof memberTotals.$inferSelect;

type Node = Schema<'DirectNode'>;
/** The fields of the sponsor, which every row repeats. */
type Shared = Pick<Node, Extract<keyof Node, `sponsor${string}`>>;
type Referred = Omit<Node, keyof Shared>;

const subscribed = ({ ownBot, ownLive, ownFixed }: Totals): string => getSum(ownBot, ownLive, ownFixed);
const business = ({ teamBot, teamLive, teamFixed }: Totals): string => getSum(teamBot, teamLive, teamFixed);

interface Row {
  username: string;
  totals: Totals;
}

const referred = ({ username, totals }: Row): Referred => ({
  username,
  is_paid: totals.isPaid,
  live_is_paid: totals.liveIsPaid,
  total_subscription: subscribed(totals),
  team_business: business(totals),
  total_team: totals.teamCount,
  paid_team: totals.teamPaid,
});

/** B §2 Direct Tree: a member of the own downline, repeated in every row (D95), and its direct referrals. */
export const getDirectTeam = memberOperation<'getDirectTeam'>(
  async ({ query }, { session: { memberId }, services }) =>
    snapshot(services.db, async (db) => {
      const root = await findInDownline(db, memberId, 'sponsorPath', query.username);
      if (!root) throw new Refusal(404, 'No Data Found');
      const shared = await rootFields(db, root.id);
      const rows = await db
        .select({ username: members.username, totals: memberTotals })
        .from(members)
        .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
        .where(eq(members.sponsorId, root.id))
        .orderBy(asc(members.id))
        .limit(mostListed)
        .offset(((query.page ?? 1) - 1) * mostListed);
      const last_page = Math.max(1, Math.ceil((shared.sponsor_direct_count ?? 0) / mostListed));
      if (rows.length === 0) return { status: true, data: [{ username: null, ...shared }], last_page };
      return { status: true, data: rows.map((row) => ({ ...shared, ...referred(row) })), last_page };
    }),
);

async function rootFields(db: Db, id: number): Promise<Shared> {
  const above = alias(members, 'above');
  const [root] = await db
    .select({ username: members.username, sponsor: above.username, totals: memberTotals })
    .from(members)
    .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
    .leftJoin(above, eq(above.id, members.sponsorId))
    .where(eq(members.id, id));
  if (!root) throw new Error(`Member ${id} has no totals.`);
  const { username, sponsor, totals } = root;
  const pairs = getPairs(totals);
  return {
    sponsor: username,
    sponsor_sponsor: sponsor,
    sponsor_total_subscription: subscribed(totals),
    sponsor_team_business: business(totals),
    sponsor_package_subscription: totals.ownBot,
    sponsor_team_fixed_subscription: totals.teamFixed,
    sponsor_team_live_subscription: totals.teamLive,
    sponsor_team_package_subscription: totals.teamBot,
    sponsor_total_team: totals.teamCount,
    sponsor_paid_team: totals.teamPaid,
    sponsor_direct_count: totals.directCount,
    sponsor_rank: getRank(pairs)?.name ?? null,
    sponsor_salary: getRank(pairs, royaltyRanks)?.name ?? null,
    sponsor_is_paid: totals.isPaid,
    sponsor_live_is_paid: totals.liveIsPaid,
  };
}
