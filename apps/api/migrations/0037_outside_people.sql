-- The version before goes on beside it: it writes seats of people with accounts, which keep the check, and joins each
-- seat with its account, so that it does not show the seats of people from outside. A place that one of them has looks
-- free to it, and the unique index of the position refuses a second person there. It never reads the two new tables.
CREATE TABLE "outside_person" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outside_person_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"surname" text NOT NULL,
	"rank_text" text NOT NULL,
	"affiliation" text NOT NULL,
	"email" text NOT NULL,
	"language" text DEFAULT 'el' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outside_person_language" CHECK ("outside_person"."language" in ('el', 'en'))
);
--> statement-breakpoint
CREATE TABLE "signed_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signed_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"seat_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "signed_link_purpose" CHECK ("signed_link"."purpose" in ('seat', 'dates', 'mark'))
);
--> statement-breakpoint
ALTER TABLE "committee_seat" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "committee_seat" ADD COLUMN "outside_person_id" integer;--> statement-breakpoint
ALTER TABLE "outside_person" ADD CONSTRAINT "outside_person_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_link" ADD CONSTRAINT "signed_link_seat_id_committee_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."committee_seat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outside_person_email" ON "outside_person" USING btree ("department_id",lower("email"));--> statement-breakpoint
CREATE INDEX "outside_person_updated" ON "outside_person" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signed_link_code" ON "signed_link" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "signed_link_living" ON "signed_link" USING btree ("seat_id","purpose") WHERE used_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "signed_link_seat" ON "signed_link" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "signed_link_expires" ON "signed_link" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "committee_seat" ADD CONSTRAINT "committee_seat_outside_person_id_outside_person_id_fk" FOREIGN KEY ("outside_person_id") REFERENCES "public"."outside_person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "committee_seat_outside_person" ON "committee_seat" USING btree ("thesis_id","outside_person_id") WHERE state in ('invited', 'accepted');--> statement-breakpoint
CREATE INDEX "committee_seat_of_outside_person" ON "committee_seat" USING btree ("outside_person_id");--> statement-breakpoint
ALTER TABLE "committee_seat" ADD CONSTRAINT "committee_seat_one_person" CHECK (num_nonnulls("committee_seat"."account_id", "committee_seat"."outside_person_id") = 1);