CREATE TABLE "friend_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet" text NOT NULL,
	"deck_id" uuid NOT NULL,
	"rules" text NOT NULL,
	"state" text NOT NULL,
	"accepted_by" text,
	"battle_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "friend_challenges" ADD CONSTRAINT "friend_challenges_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_challenges" ADD CONSTRAINT "friend_challenges_accepted_by_wallets_address_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_challenges" ADD CONSTRAINT "friend_challenges_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "friend_challenges_open" ON "friend_challenges" USING btree ("wallet") WHERE "friend_challenges"."state" = 'open';--> statement-breakpoint
CREATE INDEX "friend_challenges_expires" ON "friend_challenges" USING btree ("expires_at");