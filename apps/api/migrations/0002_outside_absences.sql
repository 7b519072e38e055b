CREATE TABLE "outside_absence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outside_absence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"outside_person_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "outside_absence_kind" CHECK ("outside_absence"."kind" in ('sabbatical', 'leave', 'other')),
	CONSTRAINT "outside_absence_days" CHECK ("outside_absence"."from_day" <= "outside_absence"."until_day")
);
--> statement-breakpoint
ALTER TABLE "outside_absence" ADD CONSTRAINT "outside_absence_outside_person_id_outside_person_id_fk" FOREIGN KEY ("outside_person_id") REFERENCES "public"."outside_person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_absence_person" ON "outside_absence" USING btree ("outside_person_id");--> statement-breakpoint
CREATE INDEX "outside_person_address" ON "outside_person" USING btree (lower("email"));