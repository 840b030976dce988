import { type Cents, formatAmount } from '../ledger/amount';
import { findAbove, lockTotals, sides } from '../data/aboveMember';
import type { Tx } from '../data/database';
import { sponsorChain } from '../data/downline';
import { runPrepared } from '../data/runPrepared';
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
 * Counts a purchase for the member and everyone above in both trees. Call it before the ledger in the same transaction.
 * Totals are always locked before wallets, which prevents deadlocks between purchases.
 */
export async function countPurchase(tx: Tx, { member, market, cents }: Purchase): Promise<Upline> {
  const chain = sponsorChain(member.sponsorPath);
  // A live package counts in no leg, so it locks no more than its sponsors.
  const above = market === 'bot' ? await findAbove(tx, member.binaryPath) : [];
  await lockTotals(tx, [member.id, ...chain, ...above.map(({ id }) => id)]);
  const sponsors = chain.filter((id) => id !== member.id).reverse();
  const { leftIds, rightIds } = sides(above, member.binaryPath);
  const [sponsoring, left, right] = [new Set(sponsors), new Set(leftIds), new Set(rightIds)];
  const toCounted = (id: number): Counted => ({
    member_id: id,
    is_own: id === member.id,
    is_sponsor: sponsoring.has(id),
    leg: left.has(id) ? 'left' : right.has(id) ? 'right' : null,
  });
  const counted = [...new Set([member.id, ...sponsors, ...leftIds, ...rightIds])].map(toCounted);
  const rows = await runPrepared<NewPair & Pick<Counted, 'leg'> & { isPair: boolean | null }>(
    tx,
    'count a purchase',
    'SELECT * FROM count_purchase($1::json, $2, $3::numeric, $4::json, $5::int)',
    [JSON.stringify(counted), market, formatAmount(cents), JSON.stringify(sponsors), member.sponsorId],
  );
  const pairsOn = (leg: Counted['leg']) =>
    rows.flatMap((row) =>
      row.leg === leg && row.isPair ? [{ memberId: row.memberId, pair: row.pair }] : [],
    );
  return { sponsors, paired: [...pairsOn('left'), ...pairsOn('right')] };
}
