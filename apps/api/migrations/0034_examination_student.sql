DROP INDEX "examination_attempt";--> statement-breakpoint
ALTER TABLE "examination" ADD COLUMN "student_id" integer;--> statement-breakpoint
ALTER TABLE "examination" ADD CONSTRAINT "examination_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "date_option_age" ON "date_option" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "examination_student" ON "examination" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "examination_attempt" ON "examination" USING btree ("thesis_id","student_id","attempt") WHERE state <> 'cancelled';