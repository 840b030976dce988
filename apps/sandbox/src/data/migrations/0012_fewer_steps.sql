-- Carries out a purchase in one call, because other purchases wait from its locks to its commit. Locks the totals of
-- `counted`, finds the new pairs, books, and counts the purchase. A transaction with `pair_of` is the bonus of that member
-- for a new pair, and is left out without one. Returns the booked transactions, or the wallet that can't cover them, after
-- which nothing was written.
CREATE FUNCTION purchase(counted json, market text, price numeric, sponsors json, sponsor_id int, transactions json,
    entries json)
  RETURNS TABLE (n int, id bigint, pair int, member_id int, wallet text)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  -- A new bot completes a pair if the other leg has more.
  pairs json := (SELECT json_agg(p) FROM (
    SELECT member_id, CASE leg WHEN 'left' THEN left_bots ELSE right_bots END + 1 AS pair
    FROM lock_legs((SELECT json_agg(c->'member_id') FROM json_array_elements(counted) c))
    JOIN json_to_recordset(counted) c(member_id int, leg text) USING (member_id)
    WHERE CASE leg WHEN 'left' THEN left_bots < right_bots WHEN 'right' THEN right_bots < left_bots END
  ) p);
  due json := (SELECT json_agg(d ORDER BY n) FROM (
    SELECT t.*, pair FROM json_to_recordset(transactions)
      t(n int, kind text, note text, source text, created_at timestamptz, pair_of int)
    LEFT JOIN json_to_recordset(pairs) p(member_id int, pair int) ON member_id = pair_of
    WHERE pair_of IS NULL OR pair IS NOT NULL
  ) d);
  posted json := (SELECT json_agg(p ORDER BY at) FROM post(due, (
    SELECT json_agg(e) FROM json_array_elements(entries) e JOIN json_to_recordset(due) d(n int) ON n = (e->>'n')::int
  )) WITH ORDINALITY p(id, member_id, wallet, at));
BEGIN
  IF posted->0->>'id' IS NOT NULL THEN
    PERFORM FROM count_purchase(counted, market, price, sponsors, sponsor_id);
  END IF;
  RETURN QUERY SELECT d.n, p.id, d.pair, p.member_id, p.wallet
    FROM json_to_recordset(posted) p(id bigint, member_id int, wallet text, at int)
    JOIN (SELECT n, pair, row_number() OVER (ORDER BY n) AS at FROM json_to_recordset(due) d(n int, pair int)) d USING (at);
END $$;
--> statement-breakpoint
-- Claims an idempotency key until the transaction ends, and returns its stored answer. The read sees what the previous
-- holder committed, because each statement of a function begins after the one before it.
CREATE FUNCTION claim_key(member int, name text)
  RETURNS TABLE (claimed boolean, fingerprint text, status smallint, body text)
  LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  is_free boolean := pg_try_advisory_xact_lock(hashtextextended(member || ' ' || name, 0));
BEGIN
  RETURN QUERY SELECT is_free, k.body_hash, k.status, k.body
    FROM (SELECT) one LEFT JOIN idempotency_keys k ON k.member_id = member AND k.key = name;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
