ALTER TABLE "battles" ADD COLUMN "rules" text GENERATED ALWAYS AS ((setup ->> 'rules')) STORED;--> statement-breakpoint
ALTER TABLE "match_tickets" ADD COLUMN "rules" text NOT NULL DEFAULT 'classic';--> statement-breakpoint
ALTER TABLE "trainer_records" ADD COLUMN "official_victories" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "trainer_records" ADD COLUMN "official_defeats" integer NOT NULL DEFAULT 0;