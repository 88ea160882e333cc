ALTER TABLE "pack_types" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "pack_types" ADD CONSTRAINT "pack_types_request_id_unique" UNIQUE("request_id");--> statement-breakpoint
UPDATE "pack_types" SET "request_id" = ("audit_entries"."after" ->> 'requestId')::uuid FROM "audit_entries" WHERE "audit_entries"."action" = 'pack-type.create' AND "audit_entries"."subject" = "pack_types"."id" AND "audit_entries"."after" ? 'requestId';
