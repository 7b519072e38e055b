CREATE TABLE "step_comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"author_id" integer,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_comment_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_comment_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"comment_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"thesis_id" integer,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"reminder_key" text,
	"delivery" text NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notice_reminder_key" UNIQUE("reminder_key")
);
--> statement-breakpoint
CREATE TABLE "notice_setting" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"delivery" text NOT NULL,
	CONSTRAINT "notice_setting_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "language" text DEFAULT 'el' NOT NULL;--> statement-breakpoint
ALTER TABLE "step_comment" ADD CONSTRAINT "step_comment_item_id_todo_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."todo_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_comment" ADD CONSTRAINT "step_comment_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_comment_file" ADD CONSTRAINT "step_comment_file_comment_id_step_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."step_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_comment_file" ADD CONSTRAINT "step_comment_file_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_setting" ADD CONSTRAINT "notice_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "step_comment_item" ON "step_comment" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "step_comment_file_comment" ON "step_comment_file" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "notice_account" ON "notice" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("account_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notice_thesis" ON "notice" USING btree ("thesis_id");--> statement-breakpoint
CREATE INDEX "notice_for_digest" ON "notice" USING btree ("account_id","id") WHERE delivery = 'daily_digest' and mailed_at is null;--> statement-breakpoint
-- What instructors had already said to returned steps begins the conversation about them.
INSERT INTO "step_comment" ("item_id", "author_id", "kind", "text", "written_at")
SELECT i."id", l."instructor_id", 'return', i."return_reason", coalesce(i."returned_at", i."updated_at")
FROM "todo_item" i JOIN "todo_list" l ON l."id" = i."list_id"
WHERE i."return_reason" IS NOT NULL;
