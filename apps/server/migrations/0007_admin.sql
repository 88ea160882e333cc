CREATE TABLE "admin_guesses" (
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"password_tag" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"session_id" text NOT NULL,
	"address" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "set_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"set_id" text NOT NULL,
	"source" text NOT NULL,
	"dry_run" boolean NOT NULL,
	"status" text NOT NULL,
	"cards_read" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"started_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"report" jsonb,
	"problem" jsonb
);
--> statement-breakpoint
ALTER TABLE "cards" RENAME COLUMN "facts" TO "base";--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "edits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "cards" DROP COLUMN "card_number";--> statement-breakpoint
ALTER TABLE "cards" DROP COLUMN "rarity";--> statement-breakpoint
ALTER TABLE "cards" DROP COLUMN "supertype";--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "facts" jsonb GENERATED ALWAYS AS (('{"weaknesses":null,"resistances":null}'::jsonb || jsonb_strip_nulls(base || edits))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "name" text GENERATED ALWAYS AS ((base || edits) ->> 'name') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "card_number" text GENERATED ALWAYS AS ((base || edits) ->> 'cardNumber') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "rarity" text GENERATED ALWAYS AS ((base || edits) ->> 'rarity') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "supertype" text GENERATED ALWAYS AS ((base || edits) ->> 'supertype') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "card_sets" ADD COLUMN "origin" text DEFAULT 'shipped' NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "origin" text DEFAULT 'shipped' NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "admin_guesses_address" ON "admin_guesses" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "admin_sessions_expiry" ON "admin_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","id");--> statement-breakpoint
CREATE UNIQUE INDEX "set_imports_running" ON "set_imports" USING btree ("set_id") WHERE "set_imports"."status" in ('reading', 'writing') and not "set_imports"."dry_run";--> statement-breakpoint
-- What was done stays written down: not even this product's own code may alter it.
CREATE FUNCTION audit_entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are never changed or removed';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_stay();
