DROP INDEX "thesis_keyword_keyword";--> statement-breakpoint
CREATE INDEX "thesis_open_filtered" ON "thesis" USING btree ("institution_id","created_at","id","interest_deadline","assignment_type","text_language","title") WHERE student_id is null and public_by_instructor;--> statement-breakpoint
CREATE INDEX "thesis_keyword_theses" ON "thesis_keyword" USING btree ("keyword_id","thesis_id");