import { sql } from 'drizzle-orm';
import { type Db, selectRows } from '../data/database';

/**
 * The bonuses of the plan (ADR 8), recomputed from subscriptions and trees with independent constants: 10% referral,
 * 5.00 for a pair, 5% direct, 1% to the two sponsors above, and the paid ROI of the subscriptions.
 */
const owed = sql`
  WITH live AS (
    SELECT s.member_id, s.price, s.paid_roi_amount, CASE p.is_mt5 WHEN 1 THEN 'live' ELSE 'fixed' END AS wallet
    FROM live_subscriptions s JOIN packages p ON p.id = s.package_id
  ),
  owed AS (
    SELECT m.sponsor_id AS member_id, 'REFERRAL' AS source, 'pay_out' AS wallet, sum(round(s.price * 0.10, 2)) AS amount
      FROM subscriptions s JOIN members m ON m.id = s.member_id WHERE m.sponsor_id IS NOT NULL GROUP BY 1
    UNION ALL SELECT member_id, 'MATCHING', 'pay_out', 5.00 * least(left_bots, right_bots) FROM member_totals WHERE least(left_bots, right_bots) > 0
    UNION ALL SELECT m.sponsor_id, 'DIRECT', wallet, sum(round(price * 0.05, 2))
      FROM live JOIN members m ON m.id = live.member_id WHERE m.sponsor_id IS NOT NULL GROUP BY 1, 3
    UNION ALL SELECT above.id, 'POOL_LEVEL', wallet, sum(round(price * 0.01, 2))
      FROM live JOIN members m ON m.id = live.member_id
      JOIN members above ON starts_with(m.sponsor_path, above.sponsor_path) AND m.sponsor_depth - above.sponsor_depth IN (2, 3)
      GROUP BY 1, 3
    UNION ALL SELECT member_id, 'ROI', wallet, sum(paid_roi_amount) FROM live WHERE paid_roi_amount > 0 GROUP BY 1, 3
  ),
  told AS (
    SELECT member_id, source, wallet, sum(amount) AS amount FROM payouts
    WHERE source <> 'ROYALTY' GROUP BY 1, 2, 3
  )
  SELECT member_id, source, wallet, owed.amount::text AS owed, told.amount::text AS told
  FROM owed FULL JOIN told USING (member_id, source, wallet) WHERE owed.amount IS DISTINCT FROM told.amount`;

/** A paid payout is one transaction into its wallet. An unpaid one has none. */
const unbooked = sql`
  SELECT p.id FROM payouts p
  LEFT JOIN ledger_entries e ON e.transaction_id = p.transaction_id AND e.member_id = p.member_id AND e.wallet = p.wallet
  WHERE (p.is_paid = 1) <> (e.amount IS NOT NULL) OR e.amount <> p.amount OR e.source <> p.source`;

/** Bonus transactions without a payout. */
const untold = sql`
  SELECT t.id FROM ledger_transactions t LEFT JOIN payouts p ON p.transaction_id = t.id
  WHERE t.kind = 'payout' AND p.id IS NULL`;

/** Differences between owed bonuses and those that were paid or wait. There should be none. */
export async function bonusFaults(db: Db): Promise<unknown[]> {
  const faults = [];
  for (const question of [owed, unbooked, untold]) faults.push(...(await selectRows(db, question)));
  return faults;
}
