CREATE TABLE "committee_proposal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "committee_proposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thesis_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "committee_proposal_state" CHECK ("committee_proposal"."state" in ('waiting', 'confirmed', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "proposed_member" (
	"proposal_id" integer NOT NULL,
	"place" integer NOT NULL,
	"role" text NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "proposed_member_proposal_id_place_pk" PRIMARY KEY("proposal_id","place"),
	CONSTRAINT "proposed_member_role" CHECK ("proposed_member"."role" in ('supervisor', 'member', 'substitute'))
);
--> statement-breakpoint
ALTER TABLE "thesis" ADD COLUMN "group_key" uuid;--> statement-breakpoint
ALTER TABLE "committee_proposal" ADD CONSTRAINT "committee_proposal_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposed_member" ADD CONSTRAINT "proposed_member_proposal_id_committee_proposal_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."committee_proposal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposed_member" ADD CONSTRAINT "proposed_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "committee_proposal_waiting" ON "committee_proposal" USING btree ("thesis_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "committee_proposal_thesis" ON "committee_proposal" USING btree ("thesis_id","id");--> statement-breakpoint
CREATE INDEX "proposed_member_account" ON "proposed_member" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "thesis_group" ON "thesis" USING btree ("group_key") WHERE group_key is not null;