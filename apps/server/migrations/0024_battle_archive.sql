CREATE TABLE "battle_archive" (
	"battle_id" uuid PRIMARY KEY NOT NULL,
	"form" integer NOT NULL,
	"hash" text NOT NULL,
	"document" "bytea" NOT NULL,
	"archived_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "abilities" (
	"name" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "is_archived" boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "not_archived_because" text;--> statement-breakpoint
ALTER TABLE "battle_archive" ADD CONSTRAINT "battle_archive_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "battles_not_archived" ON "battles" USING btree ("touched_at") WHERE "battles"."status" <> 'open' and not "battles"."is_archived";