ALTER TABLE "login_logs" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "login_logs" ADD COLUMN "device_key" text;--> statement-breakpoint
ALTER TABLE "login_logs" ADD COLUMN "is_new" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "why" jsonb;--> statement-breakpoint
ALTER TABLE "kyc_documents" ADD COLUMN "acted_at" timestamp (3) with time zone;
