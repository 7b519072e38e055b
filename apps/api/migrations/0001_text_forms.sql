-- Unique names are compared by fold(), which changes: their indexes are built anew below.
DROP INDEX "department_name";--> statement-breakpoint
DROP INDEX "institution_name";--> statement-breakpoint
DROP INDEX "programme_name";--> statement-breakpoint
DROP INDEX "saved_view_name";--> statement-breakpoint
DROP INDEX "pending_student_registry_number";--> statement-breakpoint
DROP INDEX "student_record_registry_number";--> statement-breakpoint
-- What spellings of a text have in common, as the domain's oneSpelling(): compatibility forms by their letters, one hyphen and
-- one apostrophe, no case, one sigma, nothing invisible. Accents stay. The collation is chosen as that of the first fold() was.
DO $choose$
BEGIN
	EXECUTE format(
		$create$
			CREATE FUNCTION one_spelling(source text) RETURNS text
				LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
				RETURN translate(
					lower(regexp_replace(
						normalize(translate(source, U&'\00B4\0384\1FBD\1FBF\1FFD\1FFE', ''''''''''''''), NFKD),
						U&'[\00AD\034F\061C\115F\1160\17B4\17B5\180B-\180F\200B-\200F\202A-\202E\2060-\206F\3164\FE00-\FE0F\FEFF\FFA0\FFF0-\FFFB\+01BCA0-\+01BCA3\+01D173-\+01D17A\+0E0000-\+0E0FFF]',
						'', 'g'
					) COLLATE %I),
					U&'\2010\2011\2012\2013\2014\2015\2212\02B9\02BC\2018\2019\201B\2032\2044ς',
					'-------''''''''''''/σ'
				)
		$create$,
		CASE WHEN current_setting('server_version_num')::integer >= 170000 THEN 'pg_c_utf8' ELSE 'und-x-icu' END
	);
END
$choose$;--> statement-breakpoint
-- The domain has a function of the same name for each of these, and a test holds them together. Ordinary text, Greek and ASCII,
-- takes a short way here too. Without STRICT the function is put into the queries that call it.
DO $choose$
BEGIN
	EXECUTE format(
		$create$
			CREATE OR REPLACE FUNCTION fold(source text) RETURNS text
				LANGUAGE sql IMMUTABLE PARALLEL SAFE
				RETURN CASE
					WHEN source ~ U&'^[\0009\000A\000D -~\0386-\03CE\00AB\00BB]*$'
					THEN translate(lower(source COLLATE %I), U&'ΐάέήίΰϊϋόύώς\0387', U&'ιαεηιυιυουωσ\00B7')
					ELSE regexp_replace(one_spelling(source), U&'[\0300-\036F]', '', 'g')
				END
		$create$,
		CASE WHEN current_setting('server_version_num')::integer >= 170000 THEN 'pg_c_utf8' ELSE 'und-x-icu' END
	);
END
$choose$;--> statement-breakpoint
CREATE FUNCTION common_letters(lower_case text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN translate(lower_case, 'αβεζηικμνορτυχ', 'abezhikmnoptyx');--> statement-breakpoint
CREATE FUNCTION common_number(source text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN replace(common_letters(fold(source)), ' ', '');--> statement-breakpoint
CREATE FUNCTION keyword_key(label text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN common_letters(one_spelling(label));--> statement-breakpoint
-- What is searched is stored, and made when its source is written. Rows that are the same in both forms stay untouched.
UPDATE "thesis" SET "title" = "title", "description" = "description"
WHERE "title_letters" IS DISTINCT FROM trigram_letters(fold("title"))
	OR "description_folded" IS DISTINCT FROM fold(plain_text("description"));--> statement-breakpoint
UPDATE "account" SET "first_name" = "first_name", "surname" = "surname"
WHERE "name_letters" IS DISTINCT FROM trigram_letters(fold("first_name" || ' ' || "surname"));--> statement-breakpoint
-- Names that are the same from now on: the later one says by its number that it is another, so that no upgrade fails on it.
UPDATE "department" AS later SET "name" = later."name" || ' (' || later."id" || ')' FROM "department" AS earlier
WHERE earlier."institution_id" = later."institution_id" AND earlier."id" < later."id" AND fold(earlier."name") = fold(later."name");--> statement-breakpoint
UPDATE "institution" AS later SET "name" = later."name" || ' (' || later."id" || ')' FROM "institution" AS earlier
WHERE earlier."id" < later."id" AND fold(earlier."name") = fold(later."name");--> statement-breakpoint
UPDATE "programme" AS later SET "name" = later."name" || ' (' || later."id" || ')' FROM "programme" AS earlier
WHERE earlier."department_id" = later."department_id" AND earlier."id" < later."id" AND fold(earlier."name") = fold(later."name");--> statement-breakpoint
UPDATE "saved_view" AS later SET "name" = later."name" || ' (' || later."id" || ')' FROM "saved_view" AS earlier
WHERE earlier."account_id" = later."account_id" AND earlier."list" = later."list" AND earlier."id" < later."id"
	AND fold(earlier."name") = fold(later."name");--> statement-breakpoint
CREATE UNIQUE INDEX "department_name" ON "department" USING btree ("institution_id",fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "institution_name" ON "institution" USING btree (fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "programme_name" ON "programme" USING btree ("department_id",fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("account_id","list",fold(name));--> statement-breakpoint
ALTER TABLE "account_keyword" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "thesis_keyword" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Keywords that are one and the same become the oldest of them.
ALTER TABLE "keyword" ADD COLUMN "label_key" text GENERATED ALWAYS AS (keyword_key(label)) STORED;--> statement-breakpoint
INSERT INTO "thesis_keyword" ("thesis_id", "keyword_id")
SELECT "thesis_id", "kept_id" FROM "thesis_keyword"
JOIN (SELECT "id", min("id") OVER (PARTITION BY "label_key") AS "kept_id" FROM "keyword") AS "each"
	ON "id" = "keyword_id" WHERE "id" <> "kept_id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "thesis_keyword"
USING (SELECT "id", min("id") OVER (PARTITION BY "label_key") AS "kept_id" FROM "keyword") AS "each"
WHERE "id" = "keyword_id" AND "id" <> "kept_id";--> statement-breakpoint
INSERT INTO "account_keyword" ("account_id", "keyword_id")
SELECT "account_id", "kept_id" FROM "account_keyword"
JOIN (SELECT "id", min("id") OVER (PARTITION BY "label_key") AS "kept_id" FROM "keyword") AS "each"
	ON "id" = "keyword_id" WHERE "id" <> "kept_id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "account_keyword"
USING (SELECT "id", min("id") OVER (PARTITION BY "label_key") AS "kept_id" FROM "keyword") AS "each"
WHERE "id" = "keyword_id" AND "id" <> "kept_id";--> statement-breakpoint
DELETE FROM "keyword"
USING (SELECT "id", min("id") OVER (PARTITION BY "label_key") AS "kept_id" FROM "keyword") AS "each"
WHERE "each"."id" = "keyword"."id" AND "each"."id" <> "kept_id";--> statement-breakpoint
ALTER TABLE "keyword" ADD CONSTRAINT "keyword_label_key" UNIQUE("label_key");--> statement-breakpoint
-- Registry numbers that are one and the same stay as they are, because only the office knows whose is wrong. The common form
-- of the later ones gets a mark, which no number has: a blank and the row's id. It goes when the number is written anew.
ALTER TABLE "pending_student" ADD COLUMN "registry_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_record" ADD COLUMN "registry_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "pending_student" SET "registry_key" = "key" || CASE WHEN "place" > 1 THEN ' ' || "pending_student"."id" ELSE '' END
FROM (
	SELECT "id", common_number("registry_number") AS "key",
		row_number() OVER (PARTITION BY "department_id", common_number("registry_number") ORDER BY "id") AS "place"
	FROM "pending_student"
) AS "each" WHERE "each"."id" = "pending_student"."id";--> statement-breakpoint
UPDATE "student_record" SET "registry_key" = "key" || CASE WHEN "place" > 1 THEN ' ' || "student_record"."account_id" ELSE '' END
FROM (
	SELECT "account_id", common_number("registry_number") AS "key",
		row_number() OVER (PARTITION BY "department_id", common_number("registry_number") ORDER BY "account_id") AS "place"
	FROM "student_record"
) AS "each" WHERE "each"."account_id" = "student_record"."account_id";--> statement-breakpoint
CREATE UNIQUE INDEX "pending_student_registry_number" ON "pending_student" USING btree ("department_id","registry_key");--> statement-breakpoint
CREATE UNIQUE INDEX "student_record_registry_number" ON "student_record" USING btree ("department_id","registry_key");--> statement-breakpoint
-- Whatever writes a number, also the version before, which does not know of its common form.
CREATE FUNCTION set_registry_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.registry_key := common_number(new.registry_number);
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER "registry_key" BEFORE INSERT ON "student_record" FOR EACH ROW
WHEN (new.registry_key = '') EXECUTE FUNCTION set_registry_key();--> statement-breakpoint
CREATE TRIGGER "registry_key_anew" BEFORE UPDATE OF "registry_number" ON "student_record" FOR EACH ROW
WHEN (new.registry_number <> old.registry_number) EXECUTE FUNCTION set_registry_key();--> statement-breakpoint
CREATE TRIGGER "registry_key" BEFORE INSERT ON "pending_student" FOR EACH ROW
WHEN (new.registry_key = '') EXECUTE FUNCTION set_registry_key();--> statement-breakpoint
CREATE TRIGGER "registry_key_anew" BEFORE UPDATE OF "registry_number" ON "pending_student" FOR EACH ROW
WHEN (new.registry_number <> old.registry_number) EXECUTE FUNCTION set_registry_key();
