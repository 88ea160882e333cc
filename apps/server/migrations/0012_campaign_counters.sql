CREATE TABLE "point_balances" (
	"wallet" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trainer_records" (
	"wallet" text NOT NULL,
	"trainer_id" text NOT NULL,
	"victories" integer NOT NULL,
	"defeats" integer NOT NULL,
	CONSTRAINT "trainer_records_wallet_trainer_id_pk" PRIMARY KEY("wallet","trainer_id")
);
--> statement-breakpoint
ALTER TABLE "point_balances" ADD CONSTRAINT "point_balances_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_records" ADD CONSTRAINT "trainer_records_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "point_balances" ("wallet", "points")
SELECT "wallet", sum("points") FROM "point_entries" GROUP BY "wallet";--> statement-breakpoint
INSERT INTO "trainer_records" ("wallet", "trainer_id", "victories", "defeats")
SELECT own."wallet", trainer."trainer_id",
	count(*) FILTER (WHERE battles."winner" = own."seat"),
	count(*) FILTER (WHERE battles."winner" <> own."seat")
FROM "battle_seats" AS own
JOIN "battles" ON battles."id" = own."battle_id"
JOIN "battle_seats" AS trainer ON trainer."battle_id" = own."battle_id" AND trainer."seat" <> own."seat"
WHERE own."wallet" IS NOT NULL AND trainer."trainer_id" IS NOT NULL
	AND battles."mode" = 'campaign' AND battles."status" = 'ended' AND battles."winner" IS NOT NULL
GROUP BY own."wallet", trainer."trainer_id";
