CREATE TABLE "student_record" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"department_id" integer NOT NULL,
	"registry_number" text NOT NULL,
	"semester" integer,
	"courses_passed" integer,
	"courses_owed" integer,
	"ects" integer,
	"average_hundredths" integer,
	"as_of" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student_record" ADD CONSTRAINT "student_record_account" FOREIGN KEY ("account_id","department_id") REFERENCES "public"."account"("id","department_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "student_record_registry_number" ON "student_record" USING btree ("department_id","registry_number");