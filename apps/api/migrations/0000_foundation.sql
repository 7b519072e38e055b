CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Neither ILIKE nor unaccent is blind to Greek accents, diaeresis and final sigma alike; this is, and the domain's fold() agrees.
-- The collation lower-cases Greek whatever the locale of the database. That of the server itself is the same on every system,
-- but only since 17; ICU's is everywhere else. Those of the operating system, such as "C.utf8", are missing on some.
DO $choose$
BEGIN
	EXECUTE format(
		$create$
			CREATE FUNCTION fold(source text) RETURNS text
				LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
				RETURN replace(lower(regexp_replace(normalize(source, NFD), U&'[\0300-\036F]', '', 'g') COLLATE %I), 'ς', 'σ')
		$create$,
		CASE WHEN current_setting('server_version_num')::integer >= 170000 THEN 'pg_c_utf8' ELSE 'und-x-icu' END
	);
END
$choose$;--> statement-breakpoint
CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"first_name" text NOT NULL,
	"surname" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role" text NOT NULL,
	"rank" text,
	"department_id" integer,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"cv_file_id" integer,
	"cv_name" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_role" CHECK ("account"."role" in ('instructor', 'student', 'administrator')),
	CONSTRAINT "account_department_by_role" CHECK ("account"."role" = 'administrator' or "account"."department_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "account_keyword" (
	"account_id" integer NOT NULL,
	"keyword_id" integer NOT NULL,
	CONSTRAINT "account_keyword_account_id_keyword_id_pk" PRIMARY KEY("account_id","keyword_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "department" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "department_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"institution_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"city" text,
	"url" text,
	"latitude" double precision,
	"longitude" double precision,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "department_latitude" CHECK ("department"."latitude" between -90 and 90),
	CONSTRAINT "department_longitude" CHECK ("department"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "institution" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "institution_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"type" text NOT NULL,
	"url" text,
	"logo" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "institution_name_unique" UNIQUE("name"),
	CONSTRAINT "institution_type" CHECK ("institution"."type" in ('university', 'technological'))
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stored_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"storage_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"size" integer NOT NULL,
	"media_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_file_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "image" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "image_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"preview_file_id" integer NOT NULL,
	"cover_file_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interest" (
	"thesis_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"priority" integer NOT NULL,
	"answered_positively" boolean DEFAULT false NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "interest_thesis_id_student_id_pk" PRIMARY KEY("thesis_id","student_id"),
	CONSTRAINT "interest_priority" CHECK ("interest"."priority" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "keyword" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "keyword_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "keyword_label_unique" UNIQUE("label")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "past_assignment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "past_assignment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thesis_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"list_id" integer,
	"reason" text NOT NULL,
	"start_date" date,
	"released_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thesis_id" integer NOT NULL,
	"actor_id" integer,
	"what" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thesis" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "thesis_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"instructor_id" integer NOT NULL,
	"student_id" integer,
	"title" text NOT NULL,
	"title_folded" text GENERATED ALWAYS AS (fold(title)) STORED,
	"description" text DEFAULT '' NOT NULL,
	"assignment_type" text NOT NULL,
	"public_by_instructor" boolean DEFAULT false NOT NULL,
	"public_by_student" boolean DEFAULT false NOT NULL,
	"interest_deadline" date,
	"start_date" date,
	"intended_end" date,
	"end_date" date,
	"mark" integer,
	"abstract" text,
	"final_file_id" integer,
	"final_file_name" text,
	"image_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thesis_mark" CHECK ("thesis"."mark" between 1 and 10),
	CONSTRAINT "thesis_mark_needs_student" CHECK ("thesis"."mark" is null or "thesis"."student_id" is not null),
	CONSTRAINT "thesis_assignment_type" CHECK ("thesis"."assignment_type" in ('immediate', 'onDeadline'))
);
--> statement-breakpoint
CREATE TABLE "thesis_keyword" (
	"thesis_id" integer NOT NULL,
	"keyword_id" integer NOT NULL,
	CONSTRAINT "thesis_keyword_thesis_id_keyword_id_pk" PRIMARY KEY("thesis_id","keyword_id")
);
--> statement-breakpoint
CREATE TABLE "step_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"version" integer NOT NULL,
	"file_id" integer NOT NULL,
	"name" text NOT NULL,
	"uploaded_by" integer,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "step_file_version" UNIQUE("item_id","version")
);
--> statement-breakpoint
CREATE TABLE "todo_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "todo_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"duration_amount" integer NOT NULL,
	"duration_unit" text NOT NULL,
	"student_confirmed_at" timestamp with time zone,
	"instructor_confirmed_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"return_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "todo_item_position" UNIQUE("list_id","position") DEFERRABLE INITIALLY IMMEDIATE,
	CONSTRAINT "todo_item_position_positive" CHECK ("todo_item"."position" >= 1),
	CONSTRAINT "todo_item_confirmed_in_order" CHECK ("todo_item"."instructor_confirmed_at" is null or "todo_item"."student_confirmed_at" is not null),
	CONSTRAINT "todo_item_duration" CHECK ("todo_item"."duration_amount" >= 1 and "todo_item"."duration_amount" <= case "todo_item"."duration_unit" when 'days' then 255 when 'weeks' then 52 when 'months' then 12 end)
);
--> statement-breakpoint
CREATE TABLE "todo_list" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "todo_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"instructor_id" integer NOT NULL,
	"thesis_id" integer,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "todo_list_thesisId_unique" UNIQUE("thesis_id"),
	CONSTRAINT "todo_list_archived_is_detached" CHECK ("todo_list"."archived_at" is null or "todo_list"."thesis_id" is null)
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_cv_file_id_stored_file_id_fk" FOREIGN KEY ("cv_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_keyword" ADD CONSTRAINT "account_keyword_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_keyword" ADD CONSTRAINT "account_keyword_keyword_id_keyword_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keyword"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_preview_file_id_stored_file_id_fk" FOREIGN KEY ("preview_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_cover_file_id_stored_file_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest" ADD CONSTRAINT "interest_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest" ADD CONSTRAINT "interest_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_assignment" ADD CONSTRAINT "past_assignment_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_assignment" ADD CONSTRAINT "past_assignment_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_assignment" ADD CONSTRAINT "past_assignment_list_id_todo_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."todo_list"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_instructor_id_account_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_final_file_id_stored_file_id_fk" FOREIGN KEY ("final_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_keyword" ADD CONSTRAINT "thesis_keyword_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_keyword" ADD CONSTRAINT "thesis_keyword_keyword_id_keyword_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keyword"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_file" ADD CONSTRAINT "step_file_item_id_todo_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."todo_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_file" ADD CONSTRAINT "step_file_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_file" ADD CONSTRAINT "step_file_uploaded_by_account_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_item" ADD CONSTRAINT "todo_item_list_id_todo_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."todo_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_list" ADD CONSTRAINT "todo_list_instructor_id_account_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_list" ADD CONSTRAINT "todo_list_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "account_department" ON "account" USING btree ("department_id","role");--> statement-breakpoint
CREATE INDEX "one_time_code_account" ON "one_time_code" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_code_hash" ON "one_time_code" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "department_institution" ON "department" USING btree ("institution_id");--> statement-breakpoint
CREATE INDEX "image_department" ON "image" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "interest_student" ON "interest" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interest_one_positive_per_thesis" ON "interest" USING btree ("thesis_id") WHERE answered_positively;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "past_assignment_thesis" ON "past_assignment" USING btree ("thesis_id");--> statement-breakpoint
CREATE INDEX "past_assignment_student" ON "past_assignment" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "event_thesis" ON "event" USING btree ("thesis_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "thesis_one_unfinished_per_student" ON "thesis" USING btree ("student_id") WHERE mark is null;--> statement-breakpoint
CREATE INDEX "thesis_student" ON "thesis" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "thesis_instructor" ON "thesis" USING btree ("instructor_id","id");--> statement-breakpoint
CREATE INDEX "thesis_title_folded" ON "thesis" USING gin ("title_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "thesis_open" ON "thesis" USING btree ("id") WHERE student_id is null and public_by_instructor;--> statement-breakpoint
CREATE INDEX "thesis_keyword_keyword" ON "thesis_keyword" USING btree ("keyword_id");--> statement-breakpoint
CREATE INDEX "todo_list_instructor" ON "todo_list" USING btree ("instructor_id","id");