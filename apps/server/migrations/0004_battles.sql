CREATE TABLE "battle_actions" (
	"battle_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" jsonb,
	"events" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "battle_actions_battle_id_version_pk" PRIMARY KEY("battle_id","version")
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
	"recent" jsonb NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"turn_ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "match_tickets" (
	"wallet" text PRIMARY KEY NOT NULL,
	"deck_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"battle_id" uuid
);
--> statement-breakpoint
ALTER TABLE "battle_actions" ADD CONSTRAINT "battle_actions_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_seats" ADD CONSTRAINT "battle_seats_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_seats" ADD CONSTRAINT "battle_seats_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_tickets" ADD CONSTRAINT "match_tickets_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_tickets" ADD CONSTRAINT "match_tickets_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "battle_seats_wallet" ON "battle_seats" USING btree ("wallet");--> statement-breakpoint
CREATE UNIQUE INDEX "battle_seats_open" ON "battle_seats" USING btree ("wallet") WHERE "battle_seats"."is_open" and "battle_seats"."wallet" is not null;--> statement-breakpoint
CREATE INDEX "battles_clock" ON "battles" USING btree ("turn_ends_at") WHERE "battles"."status" = 'open';--> statement-breakpoint
CREATE INDEX "battles_touched" ON "battles" USING btree ("touched_at") WHERE "battles"."status" = 'open';