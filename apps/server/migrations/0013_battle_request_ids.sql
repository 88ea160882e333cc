ALTER TABLE "battle_actions" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "pack_types" ADD COLUMN "request_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "battle_actions_request" ON "battle_actions" USING btree ("battle_id","request_id") WHERE "battle_actions"."request_id" is not null;