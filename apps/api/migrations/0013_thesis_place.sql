ALTER TABLE "account" ADD CONSTRAINT "account_place" UNIQUE("id","department_id");--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_place" UNIQUE("id","institution_id");--> statement-breakpoint
ALTER TABLE "thesis" ADD COLUMN "department_id" integer;--> statement-breakpoint
ALTER TABLE "thesis" ADD COLUMN "institution_id" integer;--> statement-breakpoint
UPDATE "thesis" SET "department_id" = "department"."id", "institution_id" = "department"."institution_id"
FROM "account" JOIN "department" ON "department"."id" = "account"."department_id"
WHERE "account"."id" = "thesis"."instructor_id";--> statement-breakpoint
-- The rows are held, so that an instructor who moves meanwhile waits for the thesis and takes it along.
CREATE FUNCTION set_thesis_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT department.id, department.institution_id INTO new.department_id, new.institution_id
  FROM account JOIN department ON department.id = account.department_id
  WHERE account.id = new.instructor_id
  FOR KEY SHARE;
  -- As the foreign key would say it a little later: the instructor was deleted meanwhile.
  IF NOT FOUND THEN
    RAISE foreign_key_violation USING
      CONSTRAINT = 'thesis_instructor_id_account_id_fk', TABLE = 'thesis',
      MESSAGE = 'a thesis was written for an account that is not there';
  END IF;
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER "thesis_place" BEFORE INSERT OR UPDATE OF "instructor_id", "department_id" ON "thesis"
FOR EACH ROW EXECUTE FUNCTION set_thesis_place();--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_department" FOREIGN KEY ("instructor_id","department_id") REFERENCES "public"."account"("id","department_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_institution" FOREIGN KEY ("department_id","institution_id") REFERENCES "public"."department"("id","institution_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_has_place" CHECK ("thesis"."department_id" is not null and "thesis"."institution_id" is not null);--> statement-breakpoint
CREATE INDEX "thesis_open_in_department" ON "thesis" USING btree ("department_id","created_at","id","interest_deadline") WHERE student_id is null and public_by_instructor;--> statement-breakpoint
CREATE INDEX "thesis_open_in_institution" ON "thesis" USING btree ("institution_id","created_at","id","interest_deadline") WHERE student_id is null and public_by_instructor;--> statement-breakpoint
DROP INDEX "thesis_open";
