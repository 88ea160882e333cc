CREATE TABLE "card_text_readings" (
	"card_id" text NOT NULL,
	"version" text NOT NULL,
	"hash" text NOT NULL,
	"plays" text NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "card_text_readings_card_id_version_pk" PRIMARY KEY("card_id","version")
);
--> statement-breakpoint
CREATE TABLE "card_text_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" text NOT NULL,
	"reader" uuid,
	"reader_until" timestamp with time zone,
	CONSTRAINT "card_text_state_one" CHECK ("card_text_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "card_texts" (
	"card_id" text PRIMARY KEY NOT NULL,
	"printed" jsonb NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_text_readings" ADD CONSTRAINT "card_text_readings_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_texts" ADD CONSTRAINT "card_texts_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_text_readings_plays" ON "card_text_readings" USING btree ("version","plays");