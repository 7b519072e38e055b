ALTER TABLE "institution" DROP CONSTRAINT "institution_name_unique";--> statement-breakpoint
DROP INDEX "department_institution";--> statement-breakpoint
CREATE UNIQUE INDEX "department_name" ON "department" USING btree ("institution_id",fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "institution_name" ON "institution" USING btree (fold("name"));