CREATE TABLE "registry_reading" (
	"department_id" integer PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"students" integer,
	"unknown_students" integer,
	"import_id" integer,
	CONSTRAINT "registry_reading_outcome" CHECK ("registry_reading"."outcome" in ('prepared', 'unchanged', 'token_refused', 'refused', 'unknown_attribute', 'unreachable', 'timeout', 'malformed', 'too_many', 'interrupted')),
	CONSTRAINT "registry_reading_end" CHECK ("registry_reading"."ended_at" is null or "registry_reading"."outcome" is not null)
);
--> statement-breakpoint
ALTER TABLE "registry_reading" ADD CONSTRAINT "registry_reading_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_reading" ADD CONSTRAINT "registry_reading_import_id_import_run_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registry_reading_import" ON "registry_reading" USING btree ("import_id");