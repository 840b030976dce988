import { eq, sql } from 'drizzle-orm';
import { lockAbove, sides } from './aboveMember';
import type { Tx } from './database';
import { sponsorChain } from './downline';
import { members, memberTotals } from './schema/members';

export interface Purchase {
  memberId: number;
  /** bot; live: a live package with MT5; fixed: one without (PAAM). */
  market: 'bot' | 'live' | 'fixed';
  /** Decimal text. */
  amount: string;
}

/** Counts a purchase for the member and for everybody above in both trees. Call it after the ledger, in its transaction. */
export async function countPurchase(tx: Tx, { memberId, market, amount }: Purchase): Promise<void> {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId));
  if (!member) throw new Error('no such member');
  const chain = sponsorChain(member.sponsorPath);
  const above = await lockAbove(tx, chain, member.binaryPath);
  const [before] = await tx.select().from(memberTotals).where(eq(memberTotals.memberId, memberId));
  const isFirst = before?.isPaid === 0 && before.liveIsPaid === 0;
  const own = sql.raw(`own_${market}`);
  const team = sql.raw(`team_${market}`);
  const flag = sql.raw(market === 'bot' ? 'is_paid' : 'live_is_paid');
  await tx.execute(
    sql`UPDATE member_totals SET ${own} = ${own} + ${amount}::numeric, ${flag} = 1 WHERE member_id = ${memberId}`,
  );
  const teamIds = chain.filter((id) => id !== memberId);
  await tx.execute(
    sql`UPDATE member_totals SET ${team} = ${team} + ${amount}::numeric,
      team_paid = team_paid + ${isFirst ? 1 : 0}::int,
      direct_paid = direct_paid + CASE WHEN ${isFirst}::boolean AND member_id = ${member.sponsorId}::int THEN 1 ELSE 0 END
      WHERE member_id IN (SELECT value::int FROM json_array_elements_text(${JSON.stringify(teamIds)}::json))`,
  );
  if (market !== 'bot') return;
  const { leftIds, rightIds } = sides(above, member.binaryPath);
  await tx.execute(
    sql`UPDATE member_totals SET
      left_bots = left_bots + CASE WHEN member_id IN (SELECT value::int FROM json_array_elements_text(${JSON.stringify(leftIds)}::json)) THEN 1 ELSE 0 END,
      right_bots = right_bots + CASE WHEN member_id IN (SELECT value::int FROM json_array_elements_text(${JSON.stringify(rightIds)}::json)) THEN 1 ELSE 0 END
      WHERE member_id IN (SELECT value::int FROM json_array_elements_text(${JSON.stringify([...leftIds, ...rightIds])}::json))`,
  );
}
