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
ALTER TABLE "purchases" ADD COLUMN "restore_id" bigint;--> statement-breakpoint
ALTER TABLE "restore_looks" ADD CONSTRAINT "restore_looks_restore_id_restores_id_fk" FOREIGN KEY ("restore_id") REFERENCES "public"."restores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restore_looks" ADD CONSTRAINT "restore_looks_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restore_looks_due" ON "restore_looks" USING btree ("next_look_at") WHERE "restore_looks"."next_look_at" is not null;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_restore_id_restores_id_fk" FOREIGN KEY ("restore_id") REFERENCES "public"."restores"("id") ON DELETE no action ON UPDATE no action;