CREATE TABLE "pending_student" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_student_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"surname" text NOT NULL,
	"email" text NOT NULL,
	"registry_number" text NOT NULL,
	"semester" integer,
	"courses_passed" integer,
	"courses_owed" integer,
	"ects" integer,
	"average_hundredths" integer,
	"programme_id" integer,
	"as_of" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_run" DROP CONSTRAINT "import_run_kind";--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "department_id" integer;--> statement-breakpoint
ALTER TABLE "student_record" ADD COLUMN "programme_id" integer;--> statement-breakpoint
ALTER TABLE "pending_student" ADD CONSTRAINT "pending_student_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_student" ADD CONSTRAINT "pending_student_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_student_registry_number" ON "pending_student" USING btree ("department_id","registry_number");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_student_email" ON "pending_student" USING btree ("department_id",lower("email"));--> statement-breakpoint
CREATE INDEX "pending_student_updated" ON "pending_student" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_record" ADD CONSTRAINT "student_record_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_run_department" ON "import_run" USING btree ("department_id") WHERE department_id is not null;--> statement-breakpoint
CREATE INDEX "student_record_programme" ON "student_record" USING btree ("programme_id") WHERE programme_id is not null;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_kind" CHECK ("import_run"."kind" in ('institutions', 'departments', 'instructors', 'students', 'records'));