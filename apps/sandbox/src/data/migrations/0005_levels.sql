CREATE TABLE "level_totals" (
	"member_id" integer NOT NULL,
	"level" integer NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"bot" numeric(20, 2) DEFAULT '0' NOT NULL,
	"live" numeric(20, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "level_totals_member_id_level_pk" PRIMARY KEY("member_id","level")
);
--> statement-breakpoint
ALTER TABLE "level_totals" ADD CONSTRAINT "level_totals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What stands below members who were there before.
INSERT INTO "level_totals" ("member_id", "level", "members", "bot", "live")
WITH RECURSIVE "up" AS (
	SELECT "id", "sponsor_id" AS "above", 1 AS "level" FROM "members" WHERE "sponsor_id" IS NOT NULL
	UNION ALL
	SELECT "up"."id", "m"."sponsor_id", "up"."level" + 1 FROM "up" JOIN "members" "m" ON "m"."id" = "up"."above"
	WHERE "m"."sponsor_id" IS NOT NULL
)
SELECT "above", "level", count(*), sum("own_bot"), sum("own_live" + "own_fixed")
FROM "up" JOIN "member_totals" ON "member_id" = "id" GROUP BY 1, 2;
