ALTER TABLE "battles" ADD COLUMN "rules_version" integer GENERATED ALWAYS AS (((setup ->> 'rulesVersion')::integer)) STORED;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "abandoned_because" text;--> statement-breakpoint
CREATE INDEX "battles_rules" ON "battles" USING btree ("rules_version") WHERE "battles"."status" = 'open';