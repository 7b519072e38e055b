CREATE TABLE "programme" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programme_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_english" text,
	"level" text NOT NULL,
	"kind" text NOT NULL,
	"ects" integer,
	"course_code" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programme_level" CHECK ("programme"."level" in ('first', 'second')),
	CONSTRAINT "programme_kind" CHECK ("programme"."kind" in ('bachelor', 'integrated_master', 'master'))
);
--> statement-breakpoint
CREATE TABLE "rulebook" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rulebook_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"programme_id" integer,
	"title" text NOT NULL,
	"in_force_from" date NOT NULL,
	"decision_reference" text,
	"rules" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"published_by_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "thesis" ADD COLUMN "rulebook_id" integer;--> statement-breakpoint
ALTER TABLE "thesis" ADD COLUMN "programme_id" integer;--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rulebook" ADD CONSTRAINT "rulebook_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rulebook" ADD CONSTRAINT "rulebook_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rulebook" ADD CONSTRAINT "rulebook_published_by_id_account_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "programme_name" ON "programme" USING btree ("department_id",fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "rulebook_in_force" ON "rulebook" USING btree ("department_id",coalesce("programme_id", 0),"in_force_from") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "rulebook_department" ON "rulebook" USING btree ("department_id","in_force_from");--> statement-breakpoint
CREATE INDEX "rulebook_programme" ON "rulebook" USING btree ("programme_id");--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_rulebook_id_rulebook_id_fk" FOREIGN KEY ("rulebook_id") REFERENCES "public"."rulebook"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thesis_rulebook" ON "thesis" USING btree ("rulebook_id") WHERE rulebook_id is not null;--> statement-breakpoint
CREATE INDEX "thesis_programme" ON "thesis" USING btree ("programme_id") WHERE programme_id is not null;