DROP INDEX "account_email";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "unconfirmed_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_change" ADD COLUMN "undo_hash" text;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "mail_key" uuid;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "matter" text;--> statement-breakpoint
CREATE UNIQUE INDEX "account_held_email" ON "account" USING btree (lower("email")) WHERE unconfirmed_since is null;--> statement-breakpoint
CREATE INDEX "account_any_email" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "account_unconfirmed" ON "account" USING btree ("unconfirmed_since") WHERE unconfirmed_since is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_undo" ON "email_change" USING btree ("undo_hash");--> statement-breakpoint
CREATE INDEX "notice_matter" ON "notice" USING btree ("account_id","matter","id") WHERE matter is not null;--> statement-breakpoint
-- Those who have registered and not given the code yet get seven days from now.
UPDATE "account" SET "unconfirmed_since" = now() WHERE NOT "is_active" AND "role" = 'student' AND "password_hash" IS NOT NULL;
