DROP TABLE "mt5_trades";--> statement-breakpoint
DROP INDEX "mt5_balance_log_login";--> statement-breakpoint
DROP INDEX "live_subscriptions_member";--> statement-breakpoint
DROP INDEX "live_subscriptions_buyer";--> statement-breakpoint
DROP INDEX "subscriptions_member";--> statement-breakpoint
DROP INDEX "subscriptions_buyer";--> statement-breakpoint
ALTER TABLE "live_subscriptions" ADD COLUMN "roi_percentage" numeric(6, 2);--> statement-breakpoint
ALTER TABLE "live_subscriptions" ADD COLUMN "end_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_subscriptions" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_subscriptions" ADD COLUMN "cancel_fee" numeric(20, 2);--> statement-breakpoint
ALTER TABLE "live_subscriptions" ADD COLUMN "remarks" text;--> statement-breakpoint
ALTER TABLE "live_subscriptions" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was bought before is promised what its package says now, and pays from its next week on.
UPDATE "live_subscriptions" s SET
  "roi_percentage" = coalesce(p."roi_percentage", 0),
  "end_date" = s."created_at" + make_interval(months => p."months"),
  "due_at" = CASE WHEN s."status" IN (1, 3)
    THEN s."created_at" + make_interval(days => 7 * (1 + floor(greatest(extract(epoch FROM now() - s."created_at"), 0) / 604800)::int)) END,
  "cancel_fee" = CASE WHEN s."status" IN (2, 3) THEN round(s."price" * 0.1, 2) END,
  "ended_at" = CASE WHEN s."status" = 2 THEN coalesce(s."cancel_requested_at", now()) END
FROM "packages" p WHERE p."id" = s."package_id";--> statement-breakpoint
UPDATE "live_subscriptions" SET "due_at" = least("due_at", "end_date") WHERE "due_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "live_subscriptions" ALTER COLUMN "roi_percentage" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "live_subscriptions" ALTER COLUMN "end_date" SET NOT NULL;--> statement-breakpoint
-- An invoice has its subscription's number; those given before had one of their own, which must not come again.
SELECT setval(pg_get_serial_sequence('subscriptions', 'id'), greatest(max("id"), max(split_part("invoice_id", '-', 3)::int)))
FROM "subscriptions" WHERE "invoice_id" ~ '^INV-[0-9]{6}-[0-9]{1,9}$' HAVING count(*) > 0;--> statement-breakpoint
CREATE INDEX "live_subscriptions_due" ON "live_subscriptions" USING btree ("member_id","due_at") WHERE "live_subscriptions"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "live_subscriptions_account" ON "live_subscriptions" USING btree ("account_number");--> statement-breakpoint
CREATE INDEX "mt5_balance_log_login" ON "mt5_balance_log" USING btree ("login","created_at","id");--> statement-breakpoint
CREATE INDEX "live_subscriptions_member" ON "live_subscriptions" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "live_subscriptions_buyer" ON "live_subscriptions" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_member" ON "subscriptions" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_buyer" ON "subscriptions" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
ALTER TABLE "mt5_accounts" DROP COLUMN "balance";--> statement-breakpoint
ALTER TABLE "mt5_accounts" DROP COLUMN "credit";--> statement-breakpoint
ALTER TABLE "mt5_accounts" DROP COLUMN "assets";--> statement-breakpoint
ALTER TABLE "mt5_accounts" DROP COLUMN "equity";--> statement-breakpoint
ALTER TABLE "mt5_accounts" DROP COLUMN "margin_free";--> statement-breakpoint
ALTER TABLE "mt5_accounts" DROP COLUMN "margin";--> statement-breakpoint
ALTER TABLE "mt5_accounts" DROP COLUMN "margin_level";--> statement-breakpoint
ALTER TABLE "mt5_accounts" DROP COLUMN "floating";