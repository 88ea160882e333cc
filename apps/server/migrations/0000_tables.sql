CREATE TABLE "admin_guesses" (
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"password_tag" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "purchase_sums" (
	"day" text PRIMARY KEY NOT NULL,
	"packs" integer NOT NULL,
	"poke" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"session_id" text NOT NULL,
	"address" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"reason" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
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
CREATE TABLE "backups" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "battle_actions" (
	"battle_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" jsonb,
	"events" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"request_id" uuid,
	CONSTRAINT "battle_actions_battle_id_version_pk" PRIMARY KEY("battle_id","version")
);
--> statement-breakpoint
CREATE TABLE "battle_archive" (
	"battle_id" uuid PRIMARY KEY NOT NULL,
	"form" integer NOT NULL,
	"hash" text NOT NULL,
	"document" "bytea" NOT NULL,
	"archived_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "battle_effects" (
	"battle_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"wallet" text NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "battle_effects_battle_id_seat_pk" PRIMARY KEY("battle_id","seat")
);
--> statement-breakpoint
CREATE TABLE "battle_seats" (
	"battle_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"wallet" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"level" text,
	"trainer_id" text,
	"is_open" boolean NOT NULL,
	CONSTRAINT "battle_seats_battle_id_seat_pk" PRIMARY KEY("battle_id","seat")
);
--> statement-breakpoint
CREATE TABLE "battles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"setup" jsonb NOT NULL,
	"setup_hash" text NOT NULL,
	"state" jsonb NOT NULL,
	"winner" integer GENERATED ALWAYS AS (((state ->> 'winner')::integer)) STORED,
	"rules" text GENERATED ALWAYS AS ((setup ->> 'rules')) STORED,
	"rules_version" integer GENERATED ALWAYS AS (((setup ->> 'rulesVersion')::integer)) STORED,
	"recent" jsonb NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"abandoned_because" text,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"turn_ends_at" timestamp with time zone,
	"is_archived" boolean DEFAULT false NOT NULL,
	"not_archived_because" text
);
--> statement-breakpoint
CREATE TABLE "match_tickets" (
	"wallet" text PRIMARY KEY NOT NULL,
	"deck_id" uuid NOT NULL,
	"rules" text DEFAULT 'classic' NOT NULL,
	"format" text,
	"search_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"battle_id" uuid,
	"claim" uuid,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_battles" (
	"wallet" text NOT NULL,
	"battle_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"is_practice" boolean DEFAULT false NOT NULL,
	"is_guest" boolean DEFAULT false NOT NULL,
	"rules" text NOT NULL,
	"format" text,
	"opponent_wallet" text,
	"opponent_name" text NOT NULL,
	"opponent_kind" text NOT NULL,
	"opponent_level" text,
	"trainer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"result" text,
	"turn" integer,
	"victory_condition" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "wallet_battles_wallet_battle_id_pk" PRIMARY KEY("wallet","battle_id")
);
--> statement-breakpoint
CREATE TABLE "point_balances" (
	"wallet" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet" text NOT NULL,
	"points" integer NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entries_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "trainer_records" (
	"wallet" text NOT NULL,
	"trainer_id" text NOT NULL,
	"victories" integer NOT NULL,
	"defeats" integer NOT NULL,
	"official_victories" integer DEFAULT 0 NOT NULL,
	"official_defeats" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "trainer_records_wallet_trainer_id_pk" PRIMARY KEY("wallet","trainer_id")
);
--> statement-breakpoint
CREATE TABLE "card_text_readings" (
	"card_id" text NOT NULL,
	"version" text NOT NULL,
	"hash" text NOT NULL,
	"plays" text NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "card_text_readings_card_id_version_pk" PRIMARY KEY("card_id","version")
);
--> statement-breakpoint
CREATE TABLE "card_text_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" text NOT NULL,
	"reader" uuid,
	"reader_until" timestamp with time zone,
	CONSTRAINT "card_text_state_one" CHECK ("card_text_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "card_texts" (
	"card_id" text PRIMARY KEY NOT NULL,
	"printed" jsonb NOT NULL,
	"hash" text NOT NULL
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
	"origin" text DEFAULT 'shipped' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"set_id" text NOT NULL,
	"base" jsonb NOT NULL,
	"edits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"facts" jsonb GENERATED ALWAYS AS (('{"weaknesses":null,"resistances":null}'::jsonb || jsonb_strip_nulls(base || edits))) STORED NOT NULL,
	"name" text GENERATED ALWAYS AS ((base || edits) ->> 'name') STORED NOT NULL,
	"card_number" text GENERATED ALWAYS AS ((base || edits) ->> 'cardNumber') STORED NOT NULL,
	"rarity" text GENERATED ALWAYS AS ((base || edits) ->> 'rarity') STORED NOT NULL,
	"supertype" text GENERATED ALWAYS AS ((base || edits) ->> 'supertype') STORED NOT NULL,
	"fingerprint" bigint GENERATED ALWAYS AS ((('x' || left(md5(set_id || ' ' || (base || edits)::text), 13))::bit(52)::bigint)) STORED NOT NULL,
	"origin" text DEFAULT 'shipped' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
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
CREATE TABLE "deck_cards" (
	"wallet" text DEFAULT '' NOT NULL,
	"deck_id" uuid NOT NULL,
	"card_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "deck_cards_deck_id_card_id_pk" PRIMARY KEY("deck_id","card_id"),
	CONSTRAINT "deck_cards_quantity" CHECK ("deck_cards"."quantity" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "decks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "friend_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet" text NOT NULL,
	"deck_id" uuid NOT NULL,
	"rules" text NOT NULL,
	"format" text,
	"any_cards" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"accepted_by" text,
	"battle_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "set_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"set_id" text NOT NULL,
	"source" text NOT NULL,
	"dry_run" boolean NOT NULL,
	"status" text NOT NULL,
	"cards_read" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"started_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"report" jsonb,
	"problem" jsonb
);
--> statement-breakpoint
CREATE TABLE "free_pack_claims" (
	"wallet" text PRIMARY KEY NOT NULL,
	"pack_type_id" text NOT NULL,
	"version" integer NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pack_type_versions" (
	"pack_type_id" text NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb,
	"pack_hash" text,
	"contents" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pack_type_versions_pack_type_id_version_pk" PRIMARY KEY("pack_type_id","version"),
	CONSTRAINT "pack_type_versions_drawn_or_fixed" CHECK (("pack_type_versions"."definition" is null) = ("pack_type_versions"."pack_hash" is null)
        and ("pack_type_versions"."definition" is null) <> ("pack_type_versions"."contents" is null))
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_id" uuid,
	"request_hash" text,
	CONSTRAINT "pack_types_request_id_unique" UNIQUE("request_id")
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
	"missing_since" timestamp with time zone,
	"wire_transaction" text,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"recorded_by" text,
	"restore_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"drawn" jsonb,
	CONSTRAINT "purchases_intent_id_unique" UNIQUE("intent_id"),
	CONSTRAINT "purchases_burn" UNIQUE("transaction_signature","burn_path")
);
--> statement-breakpoint
CREATE TABLE "restore_looks" (
	"restore_id" bigint NOT NULL,
	"wallet" text NOT NULL,
	"next_look_at" timestamp with time zone,
	"before" text,
	CONSTRAINT "restore_looks_restore_id_wallet_pk" PRIMARY KEY("restore_id","wallet")
);
--> statement-breakpoint
CREATE TABLE "restores" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"restored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet" text NOT NULL,
	"kind" text NOT NULL,
	"deck_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shares_kind" CHECK (("shares"."kind" = 'deck') = ("shares"."deck_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "shipped_sets" (
	"set_id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"wallet" text NOT NULL,
	"card_id" text NOT NULL,
	"wished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_wallet_card_id_pk" PRIMARY KEY("wallet","card_id")
);
--> statement-breakpoint
CREATE TABLE "named_locks" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"network" text NOT NULL,
	"limit_name" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "request_counts_window_start_limit_name_network_pk" PRIMARY KEY("window_start","limit_name","network")
);
--> statement-breakpoint
CREATE TABLE "job_leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "abilities" (
	"name" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "battle_actions" ADD CONSTRAINT "battle_actions_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_archive" ADD CONSTRAINT "battle_archive_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_effects" ADD CONSTRAINT "battle_effects_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_seats" ADD CONSTRAINT "battle_seats_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_balances" ADD CONSTRAINT "point_balances_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_records" ADD CONSTRAINT "trainer_records_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_text_readings" ADD CONSTRAINT "card_text_readings_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_texts" ADD CONSTRAINT "card_texts_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_set_id_card_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."card_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_cards" ADD CONSTRAINT "deck_cards_deck_id_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_cards" ADD CONSTRAINT "deck_cards_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decks" ADD CONSTRAINT "decks_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_challenges" ADD CONSTRAINT "friend_challenges_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_pack_claims" ADD CONSTRAINT "free_pack_claims_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_pack_claims" ADD CONSTRAINT "free_pack_claims_pack_type_id_pack_types_id_fk" FOREIGN KEY ("pack_type_id") REFERENCES "public"."pack_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_type_versions" ADD CONSTRAINT "pack_type_versions_pack_type_id_pack_types_id_fk" FOREIGN KEY ("pack_type_id") REFERENCES "public"."pack_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_types" ADD CONSTRAINT "pack_types_set_id_card_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."card_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_intents" ADD CONSTRAINT "purchase_intents_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_intent_id_purchase_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."purchase_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_restore_id_restores_id_fk" FOREIGN KEY ("restore_id") REFERENCES "public"."restores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restore_looks" ADD CONSTRAINT "restore_looks_restore_id_restores_id_fk" FOREIGN KEY ("restore_id") REFERENCES "public"."restores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restore_looks" ADD CONSTRAINT "restore_looks_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_deck_id_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipped_sets" ADD CONSTRAINT "shipped_sets_set_id_card_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."card_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_guesses_address" ON "admin_guesses" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "admin_sessions_expiry" ON "admin_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_expiry" ON "sign_in_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "battle_actions_request" ON "battle_actions" USING btree ("battle_id","request_id") WHERE "battle_actions"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "battle_effects_oldest" ON "battle_effects" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "battle_seats_wallet" ON "battle_seats" USING btree ("wallet");--> statement-breakpoint
CREATE UNIQUE INDEX "battle_seats_open" ON "battle_seats" USING btree ("wallet") WHERE "battle_seats"."is_open" and "battle_seats"."wallet" is not null;--> statement-breakpoint
CREATE INDEX "battles_not_archived" ON "battles" USING btree ("touched_at") WHERE "battles"."status" <> 'open' and not "battles"."is_archived";--> statement-breakpoint
CREATE INDEX "battles_clock" ON "battles" USING btree ("turn_ends_at") WHERE "battles"."status" = 'open';--> statement-breakpoint
CREATE INDEX "battles_rules" ON "battles" USING btree ("rules_version") WHERE "battles"."status" = 'open';--> statement-breakpoint
CREATE INDEX "battles_touched" ON "battles" USING btree ("touched_at") WHERE "battles"."status" = 'open';--> statement-breakpoint
CREATE INDEX "match_tickets_waiting" ON "match_tickets" USING btree ("rules","created_at") WHERE "match_tickets"."battle_id" is null;--> statement-breakpoint
CREATE INDEX "match_tickets_claim" ON "match_tickets" USING btree ("claim") WHERE "match_tickets"."claim" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_battles_open" ON "wallet_battles" USING btree ("wallet") WHERE "wallet_battles"."result" is null;--> statement-breakpoint
CREATE INDEX "wallet_battles_newest" ON "wallet_battles" USING btree ("wallet","created_at","battle_id");--> statement-breakpoint
CREATE INDEX "point_entries_wallet" ON "point_entries" USING btree ("wallet");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_key" ON "point_entries" USING btree ("wallet","cause");--> statement-breakpoint
CREATE INDEX "card_text_readings_plays" ON "card_text_readings" USING btree ("version","plays");--> statement-breakpoint
CREATE INDEX "cards_set" ON "cards" USING btree ("set_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deck_cards_key" ON "deck_cards" USING btree ("wallet","deck_id","card_id");--> statement-breakpoint
CREATE INDEX "decks_wallet" ON "decks" USING btree ("wallet","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "decks_key" ON "decks" USING btree ("wallet","id");--> statement-breakpoint
CREATE UNIQUE INDEX "friend_challenges_key" ON "friend_challenges" USING btree ("wallet","id");--> statement-breakpoint
CREATE UNIQUE INDEX "friend_challenges_open" ON "friend_challenges" USING btree ("wallet") WHERE "friend_challenges"."state" = 'open';--> statement-breakpoint
CREATE INDEX "friend_challenges_expires" ON "friend_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "set_imports_running" ON "set_imports" USING btree ("set_id") WHERE "set_imports"."status" in ('reading', 'writing') and not "set_imports"."dry_run";--> statement-breakpoint
CREATE INDEX "purchase_intents_sweep" ON "purchase_intents" USING btree ("next_sweep_at") WHERE "purchase_intents"."next_sweep_at" is not null;--> statement-breakpoint
CREATE INDEX "purchase_intents_wallet" ON "purchase_intents" USING btree ("wallet","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_intents_key" ON "purchase_intents" USING btree ("wallet","id");--> statement-breakpoint
CREATE INDEX "purchases_wallet" ON "purchases" USING btree ("wallet","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_key" ON "purchases" USING btree ("wallet","id");--> statement-breakpoint
CREATE INDEX "purchases_unopened" ON "purchases" USING btree ("wallet","created_at") WHERE "purchases"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "purchases_paid" ON "purchases" USING btree ("created_at","wallet") WHERE "purchases"."status" <> 'revoked';--> statement-breakpoint
CREATE INDEX "purchases_unsettled" ON "purchases" USING btree ("created_at") WHERE "purchases"."finality" = 'confirmed';--> statement-breakpoint
CREATE INDEX "restore_looks_due" ON "restore_looks" USING btree ("next_look_at") WHERE "restore_looks"."next_look_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shares_deck" ON "shares" USING btree ("deck_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_key" ON "shares" USING btree ("wallet","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_binder" ON "shares" USING btree ("wallet") WHERE "shares"."deck_id" is null;--> statement-breakpoint
-- What was done stays written down: not even this product's own code may alter it.
CREATE FUNCTION audit_entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are never changed or removed';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_stay();--> statement-breakpoint
-- Earlier servers write no wallet.
CREATE FUNCTION deck_cards_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT "wallet" INTO NEW."wallet" FROM "decks" WHERE "id" = NEW."deck_id";
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER deck_cards_wallet BEFORE INSERT ON "deck_cards"
	FOR EACH ROW WHEN (NEW."wallet" = '') EXECUTE FUNCTION deck_cards_wallet();--> statement-breakpoint
-- The line of a battle for each of its wallets.
CREATE FUNCTION wallet_battle_lines(of_battle uuid) RETURNS TABLE (
	wallet text, battle_id uuid, mode text, rules text, opponent_wallet text, opponent_name text, opponent_kind text,
	opponent_level text, trainer_id text, created_at timestamptz, result text, turn integer, victory_condition text, ended_at timestamptz
) LANGUAGE sql STABLE AS $$
	SELECT own.wallet, b.id, b.mode, coalesce(b.rules, 'classic'), other.wallet, other.name, other.kind,
		other.level, other.trainer_id, b.created_at,
		CASE WHEN b.status = 'open' THEN NULL WHEN b.status = 'abandoned' THEN 'abandoned' WHEN b.winner IS NULL THEN 'draw'
			WHEN b.winner = own.seat THEN 'victory' ELSE 'defeat' END,
		CASE WHEN b.status <> 'open' THEN (b.state ->> 'turn')::integer END,
		CASE WHEN b.status <> 'open' THEN coalesce(b.state ->> 'victoryCondition', b.state ->> 'ending') END,
		CASE WHEN b.status <> 'open' THEN coalesce(b.ended_at, b.created_at) END
	FROM battles b
	JOIN battle_seats own ON own.battle_id = b.id AND own.wallet IS NOT NULL
	JOIN battle_seats other ON other.battle_id = b.id AND other.seat <> own.seat
	WHERE b.id = of_battle
$$;--> statement-breakpoint
-- Earlier servers write no lines. A battle that one of them begins takes the place of a claim.
CREATE FUNCTION wallet_battles_begun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO wallet_battles (wallet, battle_id, mode, rules, opponent_wallet, opponent_name, opponent_kind,
		opponent_level, trainer_id, created_at, claimed_until)
	SELECT l.wallet, l.battle_id, l.mode, l.rules, l.opponent_wallet, l.opponent_name, l.opponent_kind,
		l.opponent_level, l.trainer_id, l.created_at, l.created_at
	FROM wallet_battle_lines(NEW.battle_id) l WHERE l.wallet = NEW.wallet AND l.result IS NULL
	ON CONFLICT (wallet) WHERE result IS NULL DO UPDATE SET battle_id = excluded.battle_id, mode = excluded.mode,
		rules = excluded.rules, opponent_wallet = excluded.opponent_wallet, opponent_name = excluded.opponent_name,
		opponent_kind = excluded.opponent_kind, opponent_level = excluded.opponent_level, trainer_id = excluded.trainer_id,
		created_at = excluded.created_at, claimed_until = excluded.claimed_until
	WHERE wallet_battles.battle_id <> excluded.battle_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- They also pay and count by themselves. A battle that a server of today ends has left effects, which write its line.
CREATE FUNCTION wallet_battles_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE wallet_battles w SET result = l.result, turn = l.turn, victory_condition = l.victory_condition, ended_at = l.ended_at
	FROM wallet_battle_lines(NEW.battle_id) l
	WHERE w.wallet = NEW.wallet AND w.battle_id = NEW.battle_id AND l.wallet = NEW.wallet AND w.result IS NULL
		AND NOT EXISTS (SELECT FROM battle_effects WHERE battle_id = NEW.battle_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER wallet_battles_begun AFTER INSERT ON "battle_seats"
	FOR EACH ROW WHEN (NEW.wallet IS NOT NULL AND NEW.is_open) EXECUTE FUNCTION wallet_battles_begun();--> statement-breakpoint
CREATE TRIGGER wallet_battles_ended AFTER UPDATE OF "is_open" ON "battle_seats"
	FOR EACH ROW WHEN (OLD.is_open AND NOT NEW.is_open AND NEW.wallet IS NOT NULL) EXECUTE FUNCTION wallet_battles_ended();
