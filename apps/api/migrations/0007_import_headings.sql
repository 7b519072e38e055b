CREATE TABLE "import_heading" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_heading_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"department_id" integer,
	"spelling" text NOT NULL,
	"field" text,
	CONSTRAINT "import_heading_spelling" UNIQUE NULLS NOT DISTINCT("department_id","kind","spelling"),
	CONSTRAINT "import_heading_kind" CHECK ("import_heading"."kind" in ('institutions', 'departments', 'instructors', 'students', 'records', 'topics'))
);
--> statement-breakpoint
ALTER TABLE "import_heading" ADD CONSTRAINT "import_heading_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;