CREATE TABLE "point_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet" text NOT NULL,
	"points" integer NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entries_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "free_pack_claims" (
	"wallet" text PRIMARY KEY NOT NULL,
	"pack_type_id" text NOT NULL,
	"version" integer NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pack_type_versions" ALTER COLUMN "definition" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pack_type_versions" ALTER COLUMN "pack_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pack_type_versions" ADD COLUMN "contents" jsonb;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_pack_claims" ADD CONSTRAINT "free_pack_claims_wallet_wallets_address_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallets"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_pack_claims" ADD CONSTRAINT "free_pack_claims_pack_type_id_pack_types_id_fk" FOREIGN KEY ("pack_type_id") REFERENCES "public"."pack_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_entries_wallet" ON "point_entries" USING btree ("wallet");--> statement-breakpoint
ALTER TABLE "pack_type_versions" ADD CONSTRAINT "pack_type_versions_drawn_or_fixed" CHECK (("pack_type_versions"."definition" is null) = ("pack_type_versions"."pack_hash" is null)
        and ("pack_type_versions"."definition" is null) <> ("pack_type_versions"."contents" is null));