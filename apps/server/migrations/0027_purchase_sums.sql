CREATE TABLE "purchase_sums" (
	"day" text PRIMARY KEY NOT NULL,
	"packs" integer NOT NULL,
	"poke" numeric NOT NULL
);
--> statement-breakpoint
CREATE INDEX "purchases_unopened" ON "purchases" USING btree ("wallet","created_at") WHERE "purchases"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "purchases_paid" ON "purchases" USING btree ("created_at","wallet") WHERE "purchases"."status" <> 'revoked';