DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "message_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "undeliverable_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("due_at","id") WHERE sent_at is null and undeliverable_at is null;--> statement-breakpoint
CREATE INDEX "outbox_undeliverable" ON "outbox" USING btree ("undeliverable_at") WHERE undeliverable_at is not null;--> statement-breakpoint
-- What had been given up after twenty attempts was only seen by their number.
UPDATE "outbox" SET "undeliverable_at" = "due_at" WHERE "sent_at" IS NULL AND "attempts" >= 20;
