CREATE TABLE "import_row" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"line" integer,
	"fate" text NOT NULL,
	"label" text NOT NULL,
	"cells" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"before" jsonb,
	"faults" jsonb NOT NULL,
	"record_id" integer,
	"record_version" integer,
	"previous" jsonb,
	"message_key" uuid,
	"was_undone" boolean,
	CONSTRAINT "import_row_import_id_position_pk" PRIMARY KEY("import_id","position"),
	CONSTRAINT "import_row_fate" CHECK ("import_row"."fate" in ('new', 'changed', 'same', 'faulty', 'missing'))
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"columns" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"applied_at" timestamp with time zone,
	"applied_rows" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "import_run_kind" CHECK ("import_run"."kind" in ('institutions', 'departments', 'instructors', 'students')),
	CONSTRAINT "import_run_undone" CHECK ("import_run"."undone_at" is null or "import_run"."applied_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_id_import_run_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_row_fate" ON "import_row" USING btree ("import_id","fate","position");--> statement-breakpoint
CREATE INDEX "import_run_created" ON "import_run" USING btree ("created_at");