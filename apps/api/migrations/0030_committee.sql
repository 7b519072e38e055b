CREATE TABLE "committee_seat" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "committee_seat_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thesis_id" integer NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"reminded_on" date NOT NULL,
	"answered_at" timestamp with time zone,
	"no_impediment" boolean DEFAULT false NOT NULL,
	"reason" text,
	"left_on" date,
	"replaces_seat_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "committee_seat_role" CHECK ("committee_seat"."role" in ('supervisor', 'member', 'substitute')),
	CONSTRAINT "committee_seat_state" CHECK ("committee_seat"."state" in ('invited', 'accepted', 'declined', 'lapsed', 'left'))
);
--> statement-breakpoint
ALTER TABLE "committee_seat" ADD CONSTRAINT "committee_seat_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_seat" ADD CONSTRAINT "committee_seat_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_seat" ADD CONSTRAINT "committee_seat_replaces_seat_id_committee_seat_id_fk" FOREIGN KEY ("replaces_seat_id") REFERENCES "public"."committee_seat"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "committee_seat_position" ON "committee_seat" USING btree ("thesis_id","position") WHERE state in ('invited', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "committee_seat_person" ON "committee_seat" USING btree ("thesis_id","account_id") WHERE state in ('invited', 'accepted');--> statement-breakpoint
CREATE INDEX "committee_seat_thesis" ON "committee_seat" USING btree ("thesis_id","position","id");--> statement-breakpoint
CREATE INDEX "committee_seat_account" ON "committee_seat" USING btree ("account_id","thesis_id");--> statement-breakpoint
CREATE INDEX "committee_seat_due" ON "committee_seat" USING btree ("due_on","id") WHERE state = 'invited';