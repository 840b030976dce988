ALTER TABLE "codes" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "login_logs" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "login_logs" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "freeze_links" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "safeguards" ADD COLUMN "review_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "safeguards" ADD COLUMN "suspended_auth_type" text;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_logs" ADD CONSTRAINT "login_logs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freeze_links" ADD CONSTRAINT "freeze_links_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;