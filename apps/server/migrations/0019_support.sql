ALTER TABLE "audit_entries" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "recorded_by" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "settled_at" timestamp with time zone;