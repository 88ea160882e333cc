CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"nonce" text PRIMARY KEY NOT NULL,
	"challenge" jsonb NOT NULL,
	"browser_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"address" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"series" text NOT NULL,
	"code" text,
	"description" text,
	"printed_total" integer NOT NULL,
	"total" integer NOT NULL,
	"release_date" text,
	"artwork_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"set_id" text NOT NULL,
	"name" text NOT NULL,
	"card_number" text NOT NULL,
	"rarity" text NOT NULL,
	"supertype" text NOT NULL,
	"facts" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_cards" (
	"wallet" text NOT NULL,
	"card_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"first_owned_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_cards_wallet_card_id_pk" PRIMARY KEY("wallet","card_id"),
	CONSTRAINT "user_cards_quantity" CHECK ("user_cards"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "pack_type_versions" (
	"pack_type_id" text NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"pack_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pack_type_versions_pack_type_id_version_pk" PRIMARY KEY("pack_type_id","version")
);
--> statement-breakpoint
CREATE TABLE "pack_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"price" text NOT NULL,
	"set_id" text NOT NULL,
	"artwork_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_intents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet" text NOT NULL,
	"pack_type_id" text NOT NULL,
	"version" integer NOT NULL,
	"price" text NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_sweep_at" timestamp with time zone,
	"sweeps" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "purchase_intents_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet" text NOT NULL,
	"pack_type_id" text NOT NULL,
	"version" integer NOT NULL,
	"intent_id" uuid,
	"price" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"transaction_signature" text NOT NULL,
	"burn_path" text NOT NULL,
	"finality" text NOT NULL,
	"wire_transaction" text,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"drawn" jsonb,
	CONSTRAINT "purchases_intent_id_unique" UNIQUE("intent_id"),
	CONSTRAINT "purchases_burn" UNIQUE("transaction_signature","burn_path")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_address_wallets_address_fk" FOREIGN KEY ("address") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_set_id_card_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."card_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_type_versions" ADD CONSTRAINT "pack_type_versions_pack_type_id_pack_types_id_fk" FOREIGN KEY ("pack_type_id") REFERENCES "public"."pack_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_types" ADD CONSTRAINT "pack_types_set_id_card_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."card_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_intents" ADD CONSTRAINT "purchase_intents_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_intent_id_purchase_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."purchase_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_expiry" ON "sign_in_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "cards_set" ON "cards" USING btree ("set_id");--> statement-breakpoint
CREATE INDEX "purchase_intents_sweep" ON "purchase_intents" USING btree ("next_sweep_at") WHERE "purchase_intents"."next_sweep_at" is not null;--> statement-breakpoint
CREATE INDEX "purchase_intents_wallet" ON "purchase_intents" USING btree ("wallet","created_at");--> statement-breakpoint
CREATE INDEX "purchases_wallet" ON "purchases" USING btree ("wallet","created_at");--> statement-breakpoint
CREATE INDEX "purchases_unsettled" ON "purchases" USING btree ("created_at") WHERE "purchases"."finality" = 'confirmed';