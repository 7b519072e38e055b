ALTER TABLE "account" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "name_kept_since" date;--> statement-breakpoint
CREATE INDEX "account_name_kept" ON "account" USING btree ("name_kept_since") WHERE name_kept_since is not null;