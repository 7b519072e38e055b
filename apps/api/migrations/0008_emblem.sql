ALTER TABLE "institution" ADD COLUMN "emblem_file_id" integer;--> statement-breakpoint
ALTER TABLE "institution" ADD CONSTRAINT "institution_emblem_file_id_stored_file_id_fk" FOREIGN KEY ("emblem_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "institution_emblem" ON "institution" USING btree ("emblem_file_id");