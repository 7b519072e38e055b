DROP INDEX "thesis_title_letters";--> statement-breakpoint
DROP INDEX "thesis_title_english_letters";--> statement-breakpoint
CREATE INDEX "thesis_open_title_letters" ON "thesis" USING gin ("title_letters" gin_trgm_ops) WHERE student_id is null and public_by_instructor;--> statement-breakpoint
CREATE INDEX "thesis_open_title_english_letters" ON "thesis" USING gin ("title_english_letters" gin_trgm_ops) WHERE student_id is null and public_by_instructor;