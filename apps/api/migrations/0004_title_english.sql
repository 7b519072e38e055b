ALTER TABLE "thesis" ADD COLUMN "title_english" text;--> statement-breakpoint
ALTER TABLE "thesis" ADD COLUMN "title_english_letters" text GENERATED ALWAYS AS (trigram_letters(fold(title_english))) STORED;--> statement-breakpoint
CREATE INDEX "thesis_title_english_letters" ON "thesis" USING gin ("title_english_letters" gin_trgm_ops);