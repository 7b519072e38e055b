-- Titles are found by their trigrams, which are made of letters, and what a letter is pg_trgm asks the operating system's
-- locale of the database. Under "C", the only one that every system has, Greek letters are none, and nothing of a Greek title
-- is in the index. Latin ones are letters everywhere. Folded text is in lower case, so the capitals are free to stand for the
-- Greek letters, one for one, and what contains what stays the same.
CREATE FUNCTION trigram_letters(folded text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN translate(folded, 'αβγδεζηθικλμνξοπρστυφχψω', 'ABGDEZHQIKLMNXOPRSTUFCYW');--> statement-breakpoint
DROP INDEX "thesis_title_folded";--> statement-breakpoint
ALTER TABLE "thesis" ADD COLUMN "title_letters" text GENERATED ALWAYS AS (trigram_letters(fold(title))) STORED;--> statement-breakpoint
CREATE INDEX "thesis_title_letters" ON "thesis" USING gin ("title_letters" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "thesis" DROP COLUMN "title_folded";
