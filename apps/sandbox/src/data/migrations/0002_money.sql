DROP INDEX "ledger_entries_member";--> statement-breakpoint
DROP INDEX "ledger_entries_wallet";--> statement-breakpoint
DROP INDEX "deposits_member";--> statement-breakpoint
DROP INDEX "manual_deposits_member";--> statement-breakpoint
DROP INDEX "payouts_member";--> statement-breakpoint
DROP INDEX "payouts_member_source";--> statement-breakpoint
DROP INDEX "transfers_payer";--> statement-breakpoint
DROP INDEX "transfers_payee";--> statement-breakpoint
DROP INDEX "withdrawals_member";--> statement-breakpoint
ALTER TABLE "manual_deposits" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "manual_deposits" ALTER COLUMN "image" SET NOT NULL;--> statement-breakpoint
-- Entries booked before take over their transaction's source; the guard steps aside for this alone.
ALTER TABLE "ledger_entries" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" DISABLE TRIGGER "ledger_entries_append_only";--> statement-breakpoint
UPDATE "ledger_entries" e SET "source" = t."source" FROM "ledger_transactions" t WHERE t."id" = e."transaction_id";--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER "ledger_entries_append_only";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "source" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "manual_deposits" ADD COLUMN "conversion_rate" numeric(12, 4) NOT NULL;--> statement-breakpoint
ALTER TABLE "manual_deposits" ADD COLUMN "credited" numeric(20, 2) NOT NULL;--> statement-breakpoint
ALTER TABLE "manual_deposits" ADD COLUMN "remarks" text;--> statement-breakpoint
ALTER TABLE "manual_deposits" ADD COLUMN "acted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "ledger_entries_source" ON "ledger_entries" USING btree ("member_id","source","created_at","id") WHERE "ledger_entries"."member_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "manual_deposits_reference" ON "manual_deposits" USING btree ("method_id",lower("reference")) WHERE "manual_deposits"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ledger_entries_member" ON "ledger_entries" USING btree ("member_id","created_at","id") WHERE "ledger_entries"."member_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_entries_wallet" ON "ledger_entries" USING btree ("member_id","wallet","created_at","id") WHERE "ledger_entries"."member_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "deposits_member" ON "deposits" USING btree ("member_id","method_id","created_at","id");--> statement-breakpoint
CREATE INDEX "manual_deposits_member" ON "manual_deposits" USING btree ("member_id","method_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_member" ON "payouts" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_member_source" ON "payouts" USING btree ("member_id","source","created_at","id");--> statement-breakpoint
CREATE INDEX "transfers_payer" ON "transfers" USING btree ("payer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transfers_payee" ON "transfers" USING btree ("payee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_id","created_at","id");--> statement-breakpoint
ALTER TABLE "withdrawals" DROP COLUMN "type";--> statement-breakpoint
-- What waited for the operator lay in the house's account "payable"; from now on it is held by its member.
CREATE TEMPORARY TABLE "waiting" ON COMMIT DROP AS
  SELECT "member_id", sum("amount") AS "amount" FROM (
    SELECT "member_id", "amount_from" AS "amount" FROM "withdrawals" WHERE "status" = 0
    UNION ALL SELECT "payer_id", "transfer_amount" FROM "transfers" WHERE "status" = 0
  ) "asked" GROUP BY 1;--> statement-breakpoint
WITH "moved" AS (
  INSERT INTO "ledger_transactions" ("kind", "note", "source", "created_at")
  SELECT 'hold', 'Held for a withdrawal or transfer', 'WITHDRAW', now() FROM "waiting" HAVING count(*) > 0 RETURNING "id", "source", "created_at"
)
INSERT INTO "ledger_entries" ("transaction_id", "member_id", "wallet", "account", "amount", "source", "created_at")
SELECT "id", "member_id", 'hold', NULL, "amount", "source", "created_at" FROM "moved", "waiting"
UNION ALL
SELECT "id", NULL, NULL, 'payable', -(SELECT sum("amount") FROM "waiting"), "source", "created_at" FROM "moved";--> statement-breakpoint
INSERT INTO "wallets" ("member_id", "key", "balance") SELECT "member_id", 'hold', "amount" FROM "waiting"
ON CONFLICT ("member_id", "key") DO UPDATE SET "balance" = "wallets"."balance" + excluded."balance";
