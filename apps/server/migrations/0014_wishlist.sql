CREATE TABLE "wishlist" (
	"wallet" text NOT NULL,
	"card_id" text NOT NULL,
	"wished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_wallet_card_id_pk" PRIMARY KEY("wallet","card_id")
);
--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;