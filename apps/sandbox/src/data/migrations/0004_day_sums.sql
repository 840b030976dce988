CREATE TABLE "history_days" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"wallet" text NOT NULL,
	"source" text NOT NULL,
	"credit" numeric(20, 2) NOT NULL,
	"debit" numeric(20, 2) NOT NULL,
	"credits" integer NOT NULL,
	"debits" integer NOT NULL,
	CONSTRAINT "history_days_member_id_day_wallet_source_pk" PRIMARY KEY("member_id","day","wallet","source")
);
--> statement-breakpoint
CREATE TABLE "payout_days" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"is_paid" smallint NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"payouts" integer NOT NULL,
	CONSTRAINT "payout_days_member_id_day_source_is_paid_pk" PRIMARY KEY("member_id","day","source","is_paid")
);
--> statement-breakpoint
ALTER TABLE "history_days" ADD CONSTRAINT "history_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_days" ADD CONSTRAINT "payout_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO history_days (member_id, day, wallet, source, credit, debit, credits, debits)
  SELECT member_id, (created_at AT TIME ZONE 'UTC')::date, wallet, source,
    coalesce(sum(amount) FILTER (WHERE amount > 0), 0), coalesce(-sum(amount) FILTER (WHERE amount < 0), 0),
    count(*) FILTER (WHERE amount > 0), count(*) FILTER (WHERE amount < 0)
  FROM ledger_entries WHERE member_id IS NOT NULL GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO payout_days (member_id, day, source, is_paid, amount, payouts)
  SELECT member_id, (created_at AT TIME ZONE 'UTC')::date, source, is_paid, sum(amount), count(*)
  FROM payouts GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_keep_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO history_sums (member_id, wallet, source, credit, debit, credits, debits)
    SELECT member_id, wallet, source,
      coalesce(sum(amount) FILTER (WHERE amount > 0), 0), coalesce(-sum(amount) FILTER (WHERE amount < 0), 0),
      count(*) FILTER (WHERE amount > 0), count(*) FILTER (WHERE amount < 0)
    FROM booked WHERE member_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (member_id, wallet, source) DO UPDATE SET
      credit = history_sums.credit + excluded.credit, debit = history_sums.debit + excluded.debit,
      credits = history_sums.credits + excluded.credits, debits = history_sums.debits + excluded.debits;
  INSERT INTO history_days AS kept (member_id, day, wallet, source, credit, debit, credits, debits)
    SELECT member_id, (created_at AT TIME ZONE 'UTC')::date, wallet, source,
      coalesce(sum(amount) FILTER (WHERE amount > 0), 0), coalesce(-sum(amount) FILTER (WHERE amount < 0), 0),
      count(*) FILTER (WHERE amount > 0), count(*) FILTER (WHERE amount < 0)
    FROM booked WHERE member_id IS NOT NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (member_id, day, wallet, source) DO UPDATE SET
      credit = kept.credit + excluded.credit, debit = kept.debit + excluded.debit,
      credits = kept.credits + excluded.credits, debits = kept.debits + excluded.debits;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION payouts_keep_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO payout_counts AS kept (member_id, source, is_paid, payouts)
      SELECT member_id, source, is_paid, count(*) FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (member_id, source, is_paid) DO UPDATE SET payouts = kept.payouts + excluded.payouts;
    INSERT INTO payout_days AS kept (member_id, day, source, is_paid, amount, payouts)
      SELECT member_id, (created_at AT TIME ZONE 'UTC')::date, source, is_paid, sum(amount), count(*)
      FROM added GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (member_id, day, source, is_paid) DO UPDATE SET
        amount = kept.amount + excluded.amount, payouts = kept.payouts + excluded.payouts;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE payout_counts kept SET payouts = kept.payouts - gone.payouts
      FROM (SELECT member_id, source, is_paid, count(*) AS payouts FROM removed GROUP BY 1, 2, 3) gone
      WHERE (kept.member_id, kept.source, kept.is_paid) = (gone.member_id, gone.source, gone.is_paid);
    UPDATE payout_days kept SET amount = kept.amount - gone.amount, payouts = kept.payouts - gone.payouts
      FROM (SELECT member_id, (created_at AT TIME ZONE 'UTC')::date AS day, source, is_paid, sum(amount) AS amount,
          count(*) AS payouts FROM removed GROUP BY 1, 2, 3, 4) gone
      WHERE (kept.member_id, kept.day, kept.source, kept.is_paid) = (gone.member_id, gone.day, gone.source, gone.is_paid);
  END IF;
  RETURN NULL;
END $$;
