ALTER TABLE "paper" DROP CONSTRAINT "paper_kind";--> statement-breakpoint
ALTER TABLE "paper_form" DROP CONSTRAINT "paper_form_kind";--> statement-breakpoint
ALTER TABLE "paper" ADD COLUMN "seat_id" integer;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_seat_id_committee_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."committee_seat"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_seat" ON "paper" USING btree ("seat_id");--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_kind" CHECK ("paper"."kind" in ('minutes', 'minutes_blank', 'announcement', 'application', 'supervision', 'completion', 'declaration', 'summons', 'sheet'));--> statement-breakpoint
ALTER TABLE "paper_form" ADD CONSTRAINT "paper_form_kind" CHECK ("paper_form"."kind" in ('minutes', 'minutes_blank', 'announcement', 'application', 'supervision', 'completion', 'declaration', 'summons', 'sheet'));