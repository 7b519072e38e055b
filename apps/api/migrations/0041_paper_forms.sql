CREATE TABLE "paper_form" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_form_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_id" integer NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"set_by_id" integer,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_form_kind" CHECK ("paper_form"."kind" in ('minutes', 'minutes_blank', 'announcement', 'application', 'supervision', 'completion', 'declaration'))
);
--> statement-breakpoint
ALTER TABLE "paper" DROP CONSTRAINT "paper_kind";--> statement-breakpoint
ALTER TABLE "paper_form" ADD CONSTRAINT "paper_form_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_form" ADD CONSTRAINT "paper_form_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_form" ADD CONSTRAINT "paper_form_set_by_id_account_id_fk" FOREIGN KEY ("set_by_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_form_of_kind" ON "paper_form" USING btree ("department_id","kind");--> statement-breakpoint
CREATE INDEX "paper_form_file" ON "paper_form" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "paper_form_set_by" ON "paper_form" USING btree ("set_by_id");--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_kind" CHECK ("paper"."kind" in ('minutes', 'minutes_blank', 'announcement', 'application', 'supervision', 'completion', 'declaration'));