CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet" text NOT NULL,
	"kind" text NOT NULL,
	"deck_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shares_kind" CHECK (("shares"."kind" = 'deck') = ("shares"."deck_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_deck_id_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shares_deck" ON "shares" USING btree ("deck_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_binder" ON "shares" USING btree ("wallet") WHERE "shares"."deck_id" is null;