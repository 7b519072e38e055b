ALTER TABLE "account" ADD COLUMN "form_of_address" text;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_form_of_address" CHECK ("account"."form_of_address" in ('mr', 'ms'));