CREATE TABLE "named_locks" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_address_wallets_address_fk";
--> statement-breakpoint
ALTER TABLE "battle_seats" DROP CONSTRAINT "battle_seats_wallet_wallets_address_fk";
--> statement-breakpoint
ALTER TABLE "match_tickets" DROP CONSTRAINT "match_tickets_wallet_wallets_address_fk";
--> statement-breakpoint
ALTER TABLE "match_tickets" DROP CONSTRAINT "match_tickets_battle_id_battles_id_fk";
--> statement-breakpoint
ALTER TABLE "friend_challenges" DROP CONSTRAINT "friend_challenges_accepted_by_wallets_address_fk";
--> statement-breakpoint
ALTER TABLE "friend_challenges" DROP CONSTRAINT "friend_challenges_battle_id_battles_id_fk";
--> statement-breakpoint
ALTER TABLE "match_tickets" ADD COLUMN "claim" uuid;--> statement-breakpoint
ALTER TABLE "match_tickets" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deck_cards" ADD COLUMN "wallet" text NOT NULL DEFAULT '';--> statement-breakpoint
UPDATE "deck_cards" SET "wallet" = "decks"."wallet" FROM "decks" WHERE "decks"."id" = "deck_cards"."deck_id";--> statement-breakpoint
-- A server of the version before knows nothing of the column.
CREATE FUNCTION deck_cards_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT "wallet" INTO NEW."wallet" FROM "decks" WHERE "id" = NEW."deck_id";
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER deck_cards_wallet BEFORE INSERT ON "deck_cards"
	FOR EACH ROW WHEN (NEW."wallet" = '') EXECUTE FUNCTION deck_cards_wallet();--> statement-breakpoint
CREATE INDEX "match_tickets_waiting" ON "match_tickets" USING btree ("rules","created_at") WHERE "match_tickets"."battle_id" is null;--> statement-breakpoint
CREATE INDEX "match_tickets_claim" ON "match_tickets" USING btree ("claim") WHERE "match_tickets"."claim" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_key" ON "point_entries" USING btree ("wallet","cause");--> statement-breakpoint
CREATE UNIQUE INDEX "deck_cards_key" ON "deck_cards" USING btree ("wallet","deck_id","card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "decks_key" ON "decks" USING btree ("wallet","id");--> statement-breakpoint
CREATE UNIQUE INDEX "friend_challenges_key" ON "friend_challenges" USING btree ("wallet","id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_intents_key" ON "purchase_intents" USING btree ("wallet","id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_key" ON "purchases" USING btree ("wallet","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_key" ON "shares" USING btree ("wallet","id");