ALTER TABLE "signed_link" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "signed_link" ADD COLUMN "pin_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signed_link" ADD COLUMN "pin_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "calendar" text;