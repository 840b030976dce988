import { eq, sql } from 'drizzle-orm';
import { type Cents, formatAmount } from '../ledger/amount';
import { lockAbove, sides } from '../data/aboveMember';
import { selectRows, type Tx } from '../data/database';
import { sponsorChain } from '../data/downline';
import { members, memberTotals } from '../data/schema/members';

/** The kind of purchase: a bot, a live package with MT5 (`live`), or one without (`fixed`, PAAM). */
export type Market = 'bot' | 'live' | 'fixed';

export interface Purchase {
  memberId: number;
  market: Market;
  cents: Cents;
}

/** The members above a purchase that may earn bonuses (ADR 8). */
export interface Upline {
  /** The sponsors, starting with the direct one. */
  sponsors: number[];
  /** Members whose other leg had an unmatched bot for this one. */
  paired: NewPair[];
}

/** A pair that a bot completed, by its number among the member's pairs. */
export interface NewPair {
  memberId: number;
  pair: number;
}

const json = (ids: readonly number[]) => JSON.stringify(ids);

/**
 * Counts a purchase for the member and everyone above in both trees. Call it before the ledger in the same transaction.
 * Totals are always locked before wallets, which prevents deadlocks between purchases.
 */
export async function countPurchase(tx: Tx, { memberId, market, cents }: Purchase): Promise<Upline> {
  const amount = formatAmount(cents);
  const [member] = await tx.select().from(members).where(eq(members.id, memberId));
  if (!member) throw new Error('no such member');
  const chain = sponsorChain(member.sponsorPath);
  const above = await lockAbove(tx, [...chain, memberId], member.binaryPath);
  const [before] = await tx.select().from(memberTotals).where(eq(memberTotals.memberId, memberId));
  const isFirst = before?.isPaid === 0 && before.liveIsPaid === 0;
  const own = sql.raw(`own_${market}`);
  const team = sql.raw(`team_${market}`);
  const flag = sql.raw(market === 'bot' ? 'is_paid' : 'live_is_paid');
  await tx.execute(
    sql`UPDATE member_totals SET ${own} = ${own} + ${amount}::numeric, ${flag} = 1 WHERE member_id = ${memberId}`,
  );
  const sponsors = chain.filter((id) => id !== memberId).reverse();
  await tx.execute(
    sql`UPDATE member_totals SET ${team} = ${team} + ${amount}::numeric,
      team_paid = team_paid + ${isFirst ? 1 : 0}::int,
      direct_paid = direct_paid + CASE WHEN ${isFirst}::boolean AND member_id = ${member.sponsorId}::int THEN 1 ELSE 0 END
      WHERE member_id IN (SELECT value::int FROM json_array_elements_text(${json(sponsors)}::json))`,
  );
  const kind = sql.raw(market === 'bot' ? 'bot' : 'live');
  await tx.execute(
    sql`UPDATE level_totals l SET ${kind} = l.${kind} + ${amount}::numeric
      FROM json_array_elements_text(${json(sponsors)}::json) WITH ORDINALITY a(id, level)
      WHERE l.member_id = a.id::int AND l.level = a.level`,
  );
  if (market !== 'bot') return { sponsors, paired: [] };
  const { leftIds, rightIds } = sides(above, member.binaryPath);
  const left = await addBot(tx, leftIds, 'left', 'right');
  const right = await addBot(tx, rightIds, 'right', 'left');
  return { sponsors, paired: [...left, ...right] };
}

/** Adds one bot to a leg of these members and returns the pairs that they gained. */
async function addBot(
  tx: Tx,
  ids: readonly number[],
  leg: 'left' | 'right',
  other: 'left' | 'right',
): Promise<NewPair[]> {
  const bots = sql.raw(`${leg}_bots`);
  const rows = await selectRows<NewPair & { isPair: boolean }>(
    tx,
    sql`UPDATE member_totals SET ${bots} = ${bots} + 1
      WHERE member_id IN (SELECT value::int FROM json_array_elements_text(${json(ids)}::json))
      RETURNING member_id AS "memberId", ${bots}::int AS pair, ${bots} <= ${sql.raw(`${other}_bots`)} AS "isPair"`,
  );
  return rows.filter(({ isPair }) => isPair).map(({ memberId, pair }) => ({ memberId, pair }));
}
