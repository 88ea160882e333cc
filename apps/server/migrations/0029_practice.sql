ALTER TABLE "wallet_battles" ADD COLUMN "is_practice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "decks" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "friend_challenges" ADD COLUMN "any_cards" boolean DEFAULT false NOT NULL;