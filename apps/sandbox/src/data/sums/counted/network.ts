/* Counted by parent and sponsor, never by a kept path, so a wrong path can't hide a wrong total. */

const digits = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A member's segment of a sponsor path, like `sponsorLink`. */
const link = [4, 3, 2, 1, 0]
  .map((place) => `substr('${digits}', (m.id / ${36 ** place}) % 36 + 1, 1)`)
  .join(' || ');

/** The depths and paths of both trees (data/downline.ts). */
export const memberPaths = `
  WITH RECURSIVE sponsored AS (
    SELECT m.id, 0 AS sponsor_depth, ${link} AS sponsor_path FROM members m WHERE sponsor_id IS NULL
    UNION ALL
    SELECT m.id, s.sponsor_depth + 1, s.sponsor_path || ${link} FROM sponsored s JOIN members m ON m.sponsor_id = s.id
  ), placed AS (
    SELECT id, '' AS binary_path FROM members WHERE parent_id IS NULL
    UNION ALL
    SELECT m.id, p.binary_path || m.leg FROM placed p JOIN members m ON m.parent_id = p.id
  )
  SELECT id, sponsor_depth, sponsor_path, binary_path FROM sponsored JOIN placed USING (id)`;

/** Each member's purchases. They stay counted after they end (ADR 8). */
const bought = `
  bought AS (
    SELECT m.id, coalesce(bots, 0) AS bots, coalesce(lives, 0) AS lives, coalesce(bot, 0) AS bot,
      coalesce(live, 0) AS live, coalesce(fixed, 0) AS fixed, (bots IS NOT NULL OR lives IS NOT NULL)::int AS paid
    FROM members m
    LEFT JOIN (SELECT member_id AS id, count(*) AS bots, sum(price) AS bot FROM subscriptions GROUP BY 1) b USING (id)
    LEFT JOIN (
      SELECT member_id AS id, count(*) AS lives, sum(s.price) FILTER (WHERE is_mt5 = 1) AS live,
        sum(s.price) FILTER (WHERE is_mt5 = 0) AS fixed
      FROM live_subscriptions s JOIN packages p ON p.id = s.package_id GROUP BY 1
    ) l USING (id)
  )`;

/** Every member with each sponsor above. */
const sponsored = `
  sponsored AS (
    SELECT sponsor_id AS above, 1 AS level, id FROM members WHERE sponsor_id IS NOT NULL
    UNION ALL
    SELECT m.sponsor_id, s.level + 1, s.id FROM sponsored s JOIN members m ON m.id = s.above WHERE m.sponsor_id IS NOT NULL
  )`;

export const memberTotals = `
  WITH RECURSIVE ${bought}, ${sponsored}, legs AS (
    SELECT parent_id AS above, leg, id FROM members WHERE parent_id IS NOT NULL
    UNION ALL
    SELECT m.parent_id, m.leg, l.id FROM legs l JOIN members m ON m.id = l.above WHERE m.parent_id IS NOT NULL
  ), team AS (
    SELECT above AS id, count(*) FILTER (WHERE level = 1) AS direct_count, sum(paid) FILTER (WHERE level = 1) AS direct_paid,
      count(*) AS team_count, sum(paid) AS team_paid, sum(bot) AS team_bot, sum(live) AS team_live, sum(fixed) AS team_fixed
    FROM sponsored JOIN bought USING (id) GROUP BY 1
  ), sides AS (
    SELECT above AS id, count(*) FILTER (WHERE leg = 'L') AS left_count, count(*) FILTER (WHERE leg = 'R') AS right_count,
      sum(bots) FILTER (WHERE leg = 'L') AS left_bots, sum(bots) FILTER (WHERE leg = 'R') AS right_bots
    FROM legs JOIN bought USING (id) GROUP BY 1
  )
  SELECT id AS member_id, coalesce(left_count, 0) AS left_count, coalesce(right_count, 0) AS right_count,
    coalesce(left_bots, 0) AS left_bots, coalesce(right_bots, 0) AS right_bots, coalesce(direct_count, 0) AS direct_count,
    coalesce(direct_paid, 0) AS direct_paid, coalesce(team_count, 0) AS team_count, coalesce(team_paid, 0) AS team_paid,
    (bots > 0)::int AS is_paid, (lives > 0)::int AS live_is_paid, bot AS own_bot, live AS own_live, fixed AS own_fixed,
    coalesce(team_bot, 0) AS team_bot, coalesce(team_live, 0) AS team_live, coalesce(team_fixed, 0) AS team_fixed
  FROM bought LEFT JOIN team USING (id) LEFT JOIN sides USING (id)`;

export const levelTotals = `
  WITH RECURSIVE ${bought}, ${sponsored}
  SELECT above AS member_id, level, count(*) AS members, sum(bot) AS bot, sum(live + fixed) AS live
  FROM sponsored JOIN bought USING (id) GROUP BY 1, 2`;
