import type { Cents } from '../ledger/amount';
import { findAbove, sides } from '../data/aboveMember';
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

/** Finds the sponsors of a purchase's owner, and everyone whose totals it changes. */
export async function findUpline(
  tx: Tx,
  { member, market }: Pick<Purchase, 'member' | 'market'>,
): Promise<{ sponsors: number[]; counted: Counted[] }> {
  const sponsors = sponsorChain(member.sponsorPath)
    .filter((id) => id !== member.id)
    .reverse();
  // A live package counts in no leg, so it locks no more than its sponsors.
  const above = market === 'bot' ? await findAbove(tx, member.binaryPath) : [];
  const { leftIds, rightIds } = sides(above, member.binaryPath);
  const [sponsoring, left, right] = [new Set(sponsors), new Set(leftIds), new Set(rightIds)];
  const counted = [...new Set([member.id, ...sponsors, ...leftIds, ...rightIds])].map((id): Counted => ({
    member_id: id,
    is_own: id === member.id,
    is_sponsor: sponsoring.has(id),
    leg: left.has(id) ? 'left' : right.has(id) ? 'right' : null,
  }));
  return { sponsors, counted };
}
