ALTER TABLE "card_text_readings" ADD COLUMN "names" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "card_text_state" ADD COLUMN "names" text DEFAULT '' NOT NULL;