CREATE TABLE "payout_counts" (
	"member_id" integer NOT NULL,
	"source" text NOT NULL,
	"is_paid" smallint NOT NULL,
	"payouts" integer NOT NULL,
	CONSTRAINT "payout_counts_member_id_source_is_paid_pk" PRIMARY KEY("member_id","source","is_paid")
);
--> statement-breakpoint
ALTER TABLE "payout_counts" ADD CONSTRAINT "payout_counts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO payout_counts (member_id, source, is_paid, payouts)
  SELECT member_id, source, is_paid, count(*) FROM payouts GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE FUNCTION payouts_keep_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO payout_counts AS kept (member_id, source, is_paid, payouts)
      SELECT member_id, source, is_paid, count(*) FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (member_id, source, is_paid) DO UPDATE SET payouts = kept.payouts + excluded.payouts;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE payout_counts kept SET payouts = kept.payouts - gone.payouts
      FROM (SELECT member_id, source, is_paid, count(*) AS payouts FROM removed GROUP BY 1, 2, 3) gone
      WHERE (kept.member_id, kept.source, kept.is_paid) = (gone.member_id, gone.source, gone.is_paid);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payouts_added AFTER INSERT ON payouts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION payouts_keep_counts();
--> statement-breakpoint
CREATE TRIGGER payouts_changed AFTER UPDATE ON payouts
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION payouts_keep_counts();
--> statement-breakpoint
CREATE TRIGGER payouts_removed AFTER DELETE ON payouts
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION payouts_keep_counts();
