ALTER TABLE "match_tickets" ADD COLUMN "format" text;--> statement-breakpoint
ALTER TABLE "wallet_battles" ADD COLUMN "format" text;--> statement-breakpoint
ALTER TABLE "friend_challenges" ADD COLUMN "format" text;