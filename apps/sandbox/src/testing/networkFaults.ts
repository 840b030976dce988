import { sql } from 'drizzle-orm';
import { type Db, selectRows } from '../data/database';

/** Totals recomputed from members, parents and subscriptions, which must equal member_totals. */
const recount = sql`
  WITH business AS (
    SELECT m.id, coalesce(b.amount, 0) AS bot, coalesce(b.bots, 0) AS bots, coalesce(l.live, 0) AS live, coalesce(l.fixed, 0) AS fixed
    FROM members m
    LEFT JOIN (SELECT member_id, sum(price) AS amount, count(*) AS bots FROM subscriptions GROUP BY 1) b ON b.member_id = m.id
    LEFT JOIN (SELECT member_id, sum(price) FILTER (WHERE p.is_mt5 = 1) AS live, sum(s.price) FILTER (WHERE p.is_mt5 = 0) AS fixed
      FROM (SELECT member_id, package_id, price FROM live_subscriptions) s
      JOIN (SELECT id, is_mt5 FROM packages) p ON p.id = s.package_id GROUP BY 1) l ON l.member_id = m.id
  ),
  pairs AS (
    SELECT above.id, substr(m.binary_path, length(above.binary_path) + 1, 1) AS side, m.id AS member
    FROM members above JOIN members m ON starts_with(m.binary_path, above.binary_path) AND m.id <> above.id
  ),
  teams AS (
    SELECT above.id, m.id AS member, m.sponsor_id = above.id AS direct
    FROM members above JOIN members m ON starts_with(m.sponsor_path, above.sponsor_path) AND m.id <> above.id
  ),
  counted AS (
    SELECT o.id AS member_id,
      (SELECT count(*) FROM pairs WHERE pairs.id = o.id AND side = 'L') AS left_count,
      (SELECT count(*) FROM pairs WHERE pairs.id = o.id AND side = 'R') AS right_count,
      (SELECT coalesce(sum(b.bots), 0) FROM pairs JOIN business b ON b.id = member WHERE pairs.id = o.id AND side = 'L') AS left_bots,
      (SELECT coalesce(sum(b.bots), 0) FROM pairs JOIN business b ON b.id = member WHERE pairs.id = o.id AND side = 'R') AS right_bots,
      (SELECT count(*) FROM teams WHERE teams.id = o.id AND direct) AS direct_count,
      (SELECT count(*) FROM teams JOIN business b ON b.id = member WHERE teams.id = o.id AND direct AND b.bot + b.live + b.fixed > 0) AS direct_paid,
      (SELECT count(*) FROM teams WHERE teams.id = o.id) AS team_count,
      (SELECT count(*) FROM teams JOIN business b ON b.id = member WHERE teams.id = o.id AND b.bot + b.live + b.fixed > 0) AS team_paid,
      (SELECT coalesce(sum(b.bot), 0) FROM teams JOIN business b ON b.id = member WHERE teams.id = o.id) AS team_bot,
      (SELECT coalesce(sum(b.live), 0) FROM teams JOIN business b ON b.id = member WHERE teams.id = o.id) AS team_live,
      (SELECT coalesce(sum(b.fixed), 0) FROM teams JOIN business b ON b.id = member WHERE teams.id = o.id) AS team_fixed,
      o.bot AS own_bot, o.live AS own_live, o.fixed AS own_fixed, (o.bot > 0)::int AS is_paid, (o.live + o.fixed > 0)::int AS live_is_paid
    FROM business o
  )
  SELECT t.member_id FROM member_totals t JOIN counted c USING (member_id)
  WHERE (t.left_count, t.right_count, t.left_bots, t.right_bots, t.direct_count, t.direct_paid, t.team_count, t.team_paid,
      t.team_bot, t.team_live, t.team_fixed, t.own_bot, t.own_live, t.own_fixed, t.is_paid, t.live_is_paid)
    IS DISTINCT FROM (c.left_count, c.right_count, c.left_bots, c.right_bots, c.direct_count, c.direct_paid, c.team_count, c.team_paid,
      c.team_bot, c.team_live, c.team_fixed, c.own_bot, c.own_live, c.own_fixed, c.is_paid, c.live_is_paid)`;

/** Recomputed levels, which must equal those in level_totals. */
const recountLevels = sql`
  WITH bought AS (
    SELECT m.id, m.sponsor_path AS path, m.sponsor_depth AS depth,
      coalesce((SELECT sum(price) FROM subscriptions s WHERE s.member_id = m.id), 0) AS bot,
      coalesce((SELECT sum(price) FROM live_subscriptions s WHERE s.member_id = m.id), 0) AS live
    FROM members m
  ),
  counted AS (
    SELECT above.id AS member_id, m.depth - above.depth AS level, count(*) AS members, sum(m.bot) AS bot, sum(m.live) AS live
    FROM bought above JOIN bought m ON starts_with(m.path, above.path) AND m.id <> above.id GROUP BY 1, 2
  )
  SELECT member_id, level FROM level_totals k FULL JOIN counted c USING (member_id, level)
  WHERE (k.members, k.bot, k.live) IS DISTINCT FROM (c.members, c.bot, c.live)`;

/** Members and levels with wrong stored totals. There should be none. */
export const totalFaults = async (db: Db) => [
  ...(await selectRows(db, recount)),
  ...(await selectRows(db, recountLevels)),
];

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
    WHERE source <> 'ROYALTY' AND is_paid = 1 GROUP BY 1, 2, 3
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

/** Differences between paid and owed bonuses. There should be none. */
export async function bonusFaults(db: Db): Promise<unknown[]> {
  const faults = [];
  for (const question of [owed, unbooked, untold]) faults.push(...(await selectRows(db, question)));
  return faults;
}
