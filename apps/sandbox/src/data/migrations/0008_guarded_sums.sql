-- 0002 and 0004 counted rows while the version before them still wrote, so their sums may lack those rows. Here the
-- sources are locked first: members' writes wait until this migration ends, and reads don't (docs/backup-and-upgrade.md).
LOCK TABLE ledger_entries, payouts IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
DELETE FROM history_days;
--> statement-breakpoint
INSERT INTO history_days (member_id, day, wallet, source, credit, debit, credits, debits)
  SELECT member_id, (created_at AT TIME ZONE 'UTC')::date, wallet, source,
    coalesce(sum(amount) FILTER (WHERE amount > 0), 0), coalesce(-sum(amount) FILTER (WHERE amount < 0), 0),
    count(*) FILTER (WHERE amount > 0), count(*) FILTER (WHERE amount < 0)
  FROM ledger_entries WHERE member_id IS NOT NULL GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
DELETE FROM payout_days;
--> statement-breakpoint
INSERT INTO payout_days (member_id, day, source, is_paid, amount, payouts)
  SELECT member_id, (created_at AT TIME ZONE 'UTC')::date, source, is_paid, sum(amount), count(*)
  FROM payouts GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
DELETE FROM payout_counts;
--> statement-breakpoint
INSERT INTO payout_counts (member_id, source, is_paid, payouts)
  SELECT member_id, source, is_paid, count(*) FROM payouts GROUP BY 1, 2, 3;
--> statement-breakpoint
-- From here on, only the owner's functions write the ledger and the sums (T46): the application's role may read them.
ALTER FUNCTION ledger_keep_sums() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION payouts_keep_counts() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
-- Locks wallets in their fixed order and returns the newest balances, or none of them while one doesn't exist.
CREATE FUNCTION lock_wallets(wanted json) RETURNS TABLE (member_id int, key text, balance text)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT w.member_id, w.key, w.balance::text FROM wallets w
    JOIN json_to_recordset(wanted) c(member_id int, key text) USING (member_id, key)
    WHERE NOT EXISTS (
      SELECT FROM json_to_recordset(wanted) c(member_id int, key text) LEFT JOIN wallets o USING (member_id, key)
      WHERE o.balance IS NULL
    ) ORDER BY w.member_id, w.key FOR UPDATE OF w;
END $$;
--> statement-breakpoint
CREATE FUNCTION create_wallets(wanted json) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO wallets (member_id, key, balance)
    SELECT member_id, key, 0 FROM json_to_recordset(wanted) c(member_id int, key text) ORDER BY member_id, key
    ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
-- Writes transactions, their entries and the balances of their locked wallets.
CREATE FUNCTION book(transactions json, entries json) RETURNS SETOF bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH numbered AS MATERIALIZED (
    SELECT p.*, nextval(pg_get_serial_sequence('ledger_transactions', 'id')) AS id
    FROM json_to_recordset(transactions) p(n int, kind text, note text, source text, created_at timestamptz) ORDER BY n
  ), entry AS MATERIALIZED (
    SELECT * FROM json_to_recordset(entries) e(at int, n int, member_id int, wallet text, account text, amount numeric)
  ), moved AS (
    UPDATE wallets w SET balance = w.balance + c.sum FROM (
      SELECT member_id, wallet, sum(amount) FROM entry WHERE member_id IS NOT NULL GROUP BY 1, 2
    ) c WHERE w.member_id = c.member_id AND w.key = c.wallet
  ), booked AS (
    INSERT INTO ledger_transactions (id, kind, note, source, created_at)
    SELECT id, kind, note, source, created_at FROM numbered ORDER BY n
  ), entered AS (
    INSERT INTO ledger_entries (transaction_id, member_id, wallet, account, amount, source, created_at)
    SELECT numbered.id, e.member_id, e.wallet, e.account, e.amount, numbered.source, numbered.created_at
    FROM entry e JOIN numbered USING (n) ORDER BY e.at
  )
  SELECT id FROM numbered ORDER BY n;
END $$;
--> statement-breakpoint
-- Locks the totals of members, in order of id.
CREATE FUNCTION lock_totals(ids json) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM member_totals WHERE member_id IN (SELECT value::int FROM json_array_elements_text(ids))
    ORDER BY member_id FOR UPDATE;
END $$;
--> statement-breakpoint
-- Gives a new member its totals, and counts it for everyone above, whose totals are locked. `chain` has the sponsors
-- above, the direct one first.
CREATE FUNCTION count_member(new_id int, chain json, left_ids json, right_ids json) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO member_totals (member_id) VALUES (new_id);
  UPDATE member_totals t SET
    left_count = left_count + c.on_left, right_count = right_count + c.on_right,
    team_count = team_count + c.in_team, direct_count = direct_count + c.is_direct
  FROM (
    SELECT id, sum(l)::int AS on_left, sum(r)::int AS on_right, sum(s)::int AS in_team, sum(d)::int AS is_direct FROM (
      SELECT value::int AS id, 1 AS l, 0 AS r, 0 AS s, 0 AS d FROM json_array_elements_text(left_ids)
      UNION ALL SELECT value::int, 0, 1, 0, 0 FROM json_array_elements_text(right_ids)
      UNION ALL SELECT value::int, 0, 0, 1, (level = 1)::int FROM json_array_elements_text(chain) WITH ORDINALITY a(value, level)
    ) above GROUP BY 1
  ) c WHERE t.member_id = c.id;
  INSERT INTO level_totals (member_id, level, members)
    SELECT value::int, level, 1 FROM json_array_elements_text(chain) WITH ORDINALITY a(value, level)
    ON CONFLICT (member_id, level) DO UPDATE SET members = level_totals.members + 1;
END $$;
--> statement-breakpoint
-- Counts a purchase in the locked totals. Returns each changed member with the pair that a bot completed in a leg.
CREATE FUNCTION count_purchase(counted json, market text, price numeric, sponsors json, sponsor_id int)
  RETURNS TABLE ("memberId" int, leg text, pair int, "isPair" boolean)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  is_new int := (SELECT (is_paid = 0 AND live_is_paid = 0)::int FROM member_totals
    WHERE member_id = (SELECT c.member_id FROM json_to_recordset(counted) c(member_id int, is_own boolean) WHERE c.is_own));
  to_bot numeric := CASE market WHEN 'bot' THEN price ELSE 0 END;
  to_live numeric := CASE market WHEN 'live' THEN price ELSE 0 END;
  to_fixed numeric := CASE market WHEN 'fixed' THEN price ELSE 0 END;
BEGIN
  UPDATE level_totals l SET bot = l.bot + to_bot, live = l.live + to_live + to_fixed
    FROM json_array_elements_text(sponsors) WITH ORDINALITY a(id, level)
    WHERE l.member_id = a.id::int AND l.level = a.level;
  RETURN QUERY UPDATE member_totals t SET
      own_bot = own_bot + is_own * to_bot, own_live = own_live + is_own * to_live, own_fixed = own_fixed + is_own * to_fixed,
      team_bot = team_bot + is_sponsor * to_bot, team_live = team_live + is_sponsor * to_live,
      team_fixed = team_fixed + is_sponsor * to_fixed,
      is_paid = CASE WHEN is_own = 1 AND market = 'bot' THEN 1 ELSE is_paid END,
      live_is_paid = CASE WHEN is_own = 1 AND market <> 'bot' THEN 1 ELSE live_is_paid END,
      team_paid = team_paid + is_sponsor * is_new,
      direct_paid = direct_paid + CASE WHEN t.member_id = count_purchase.sponsor_id THEN is_sponsor * is_new ELSE 0 END,
      left_bots = left_bots + (c.leg IS NOT DISTINCT FROM 'left')::int,
      right_bots = right_bots + (c.leg IS NOT DISTINCT FROM 'right')::int
    FROM (
      SELECT member_id, is_own::int AS is_own, is_sponsor::int AS is_sponsor, leg
      FROM json_to_recordset(counted) c(member_id int, is_own boolean, is_sponsor boolean, leg text)
    ) c WHERE t.member_id = c.member_id
    RETURNING t.member_id, c.leg, CASE c.leg WHEN 'left' THEN left_bots ELSE right_bots END,
      CASE c.leg WHEN 'left' THEN left_bots <= right_bots WHEN 'right' THEN right_bots <= left_bots END;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
