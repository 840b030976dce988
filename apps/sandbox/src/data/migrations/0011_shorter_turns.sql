-- Calls in one step, because other writes of the same rows wait for each round trip. Locks the totals of members in order
-- of id, and returns the bots of their legs.
CREATE FUNCTION lock_legs(ids json) RETURNS TABLE (member_id int, left_bots int, right_bots int)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT t.member_id, t.left_bots, t.right_bots FROM member_totals t
    WHERE t.member_id IN (SELECT value::int FROM json_array_elements_text(ids)) ORDER BY t.member_id FOR UPDATE;
END $$;
--> statement-breakpoint
-- Locks the wallets of postings and books them, and returns their transactions in order. Books nothing if a posting takes
-- more than its wallet has by then, and returns that wallet.
CREATE FUNCTION post(transactions json, entries json) RETURNS TABLE (id bigint, member_id int, wallet text)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  wanted json := (SELECT json_agg(c) FROM (
    SELECT DISTINCT member_id, wallet AS key FROM json_to_recordset(entries) e(member_id int, wallet text)
    WHERE member_id IS NOT NULL
  ) c);
BEGIN
  PERFORM FROM lock_wallets(wanted);
  IF NOT FOUND THEN
    -- The first credit of a wallet.
    PERFORM create_wallets(wanted);
    PERFORM FROM lock_wallets(wanted);
  END IF;
  RETURN QUERY SELECT NULL::bigint, left_over.member_id, left_over.wallet FROM (
    SELECT n, c.member_id, c.wallet, w.balance + sum(c.moved) OVER (PARTITION BY c.member_id, c.wallet ORDER BY n) AS balance
    FROM (
      SELECT n, member_id, wallet, sum(amount) AS moved
      FROM json_to_recordset(entries) e(n int, member_id int, wallet text, amount numeric)
      WHERE member_id IS NOT NULL GROUP BY 1, 2, 3
    ) c JOIN wallets w ON w.member_id = c.member_id AND w.key = c.wallet
  ) left_over WHERE balance < 0 ORDER BY n, member_id, wallet LIMIT 1;
  IF FOUND THEN
    RETURN;
  END IF;
  RETURN QUERY SELECT booked, NULL::int, NULL::text FROM book(transactions, entries) booked;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
