CREATE TABLE "saved_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_list" CHECK ("saved_view"."list" in ('theses', 'students', 'committees', 'examinations', 'load', 'papers'))
);
--> statement-breakpoint
ALTER TABLE "import_run" DROP CONSTRAINT "import_run_kind";--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("account_id","list",fold(name));--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_kind" CHECK ("import_run"."kind" in ('institutions', 'departments', 'instructors', 'students', 'records', 'topics'));