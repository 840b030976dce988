import type { Cents } from '../ledger/amount';
import { findAbove, type Legs, lockTotals, sides } from '../data/aboveMember';
import type { Tx } from '../data/database';
import { sponsorChain } from '../data/downline';
import type { members } from '../data/schema/members';

/** The kind of purchase: a bot, a live package with MT5 (`live`), or one without (`fixed`, PAAM). */
export type Market = 'bot' | 'live' | 'fixed';

export interface Purchase {
  member: Pick<typeof members.$inferSelect, 'id' | 'sponsorId' | 'sponsorPath' | 'binaryPath'>;
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

/** What one purchase changes of a member's totals. */
interface Counted {
  member_id: number;
  is_own: boolean;
  is_sponsor: boolean;
  leg: 'left' | 'right' | null;
}

/**
 * Locks the totals of the member and everyone above in both trees, whose sums a purchase changes. Call it before the ledger
 * in the same transaction. Totals are always locked before wallets, which prevents deadlocks between purchases.
 */
export async function lockUpline(
  tx: Tx,
  { member, market }: Pick<Purchase, 'member' | 'market'>,
): Promise<Upline & { counted: Counted[] }> {
  const chain = sponsorChain(member.sponsorPath);
  // A live package counts in no leg, so it locks no more than its sponsors.
  const above = market === 'bot' ? await findAbove(tx, member.binaryPath) : [];
  const totals = await lockTotals(tx, [member.id, ...chain, ...above.map(({ id }) => id)]);
  const sponsors = chain.filter((id) => id !== member.id).reverse();
  const { leftIds, rightIds } = sides(above, member.binaryPath);
  const [sponsoring, left, right] = [new Set(sponsors), new Set(leftIds), new Set(rightIds)];
  const counted = [...new Set([member.id, ...sponsors, ...leftIds, ...rightIds])].map((id): Counted => ({
    member_id: id,
    is_own: id === member.id,
    is_sponsor: sponsoring.has(id),
    leg: left.has(id) ? 'left' : right.has(id) ? 'right' : null,
  }));
  /** The new bot completes a pair if the other leg has as many. */
  const findPairs = (ids: ReadonlySet<number>, own: keyof Legs, other: keyof Legs) =>
    totals
      .filter((legs) => ids.has(legs.member_id) && legs[own] < legs[other])
      .map((legs): NewPair => ({ memberId: legs.member_id, pair: legs[own] + 1 }));
  const paired = [
    ...findPairs(left, 'left_bots', 'right_bots'),
    ...findPairs(right, 'right_bots', 'left_bots'),
  ];
  return { sponsors, paired, counted };
}
