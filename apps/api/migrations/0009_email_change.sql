CREATE TABLE "email_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"code_hash" text NOT NULL,
	"cancel_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"code_made_at" timestamp with time zone NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"cancel_until" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_change_account" ON "email_change" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_cancel" ON "email_change" USING btree ("cancel_hash");--> statement-breakpoint
CREATE INDEX "email_change_old" ON "email_change" USING btree (lower("old_email"));