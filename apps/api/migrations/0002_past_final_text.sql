ALTER TABLE "past_assignment" ADD COLUMN "abstract" text;--> statement-breakpoint
ALTER TABLE "past_assignment" ADD COLUMN "final_file_id" integer;--> statement-breakpoint
ALTER TABLE "past_assignment" ADD COLUMN "final_file_name" text;--> statement-breakpoint
ALTER TABLE "past_assignment" ADD CONSTRAINT "past_assignment_final_file_id_stored_file_id_fk" FOREIGN KEY ("final_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;