CREATE TABLE "date_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "date_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"option_id" integer NOT NULL,
	"seat_id" integer,
	"account_id" integer,
	"answer" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "date_answer_answer" CHECK ("date_answer"."answer" in ('yes', 'if_needed', 'no')),
	CONSTRAINT "date_answer_one_person" CHECK (num_nonnulls("date_answer"."seat_id", "date_answer"."account_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "date_option" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "date_option_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thesis_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "examination" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "examination_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thesis_id" integer NOT NULL,
	"attempt" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"place" text,
	"link" text,
	"language" text NOT NULL,
	"is_public" boolean NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"announced_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"cancel_reason" text,
	"corrections" text,
	"corrections_due" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "examination_state" CHECK ("examination"."state" in ('planned', 'announced', 'held', 'cancelled')),
	CONSTRAINT "examination_language" CHECK ("examination"."language" in ('el', 'en'))
);
--> statement-breakpoint
CREATE TABLE "examination_presence" (
	"examination_id" integer NOT NULL,
	"seat_id" integer NOT NULL,
	"presence" text NOT NULL,
	CONSTRAINT "examination_presence_examination_id_seat_id_pk" PRIMARY KEY("examination_id","seat_id"),
	CONSTRAINT "examination_presence_presence" CHECK ("examination_presence"."presence" in ('present', 'remote', 'absent'))
);
--> statement-breakpoint
CREATE TABLE "examination_result" (
	"examination_id" integer PRIMARY KEY NOT NULL,
	"exact_numerator" bigint NOT NULL,
	"exact_denominator" bigint NOT NULL,
	"final_hundredths" integer NOT NULL,
	"outcome" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"corrections_due" date,
	"corrections_accepted_at" timestamp with time zone,
	"corrections_note" text,
	CONSTRAINT "examination_result_outcome" CHECK ("examination_result"."outcome" in ('passed', 'failed', 'corrections'))
);
--> statement-breakpoint
CREATE TABLE "mark_correction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mark_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"examination_id" integer NOT NULL,
	"seat_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"decision_reference" text NOT NULL,
	"corrected_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_mark" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"examination_id" integer NOT NULL,
	"seat_id" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"remark" text,
	"sealed_at" timestamp with time zone,
	"salt" text,
	"confirmed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"thesis_id" integer,
	"examination_id" integer,
	"account_id" integer,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"facts" jsonb NOT NULL,
	"facts_hash" text NOT NULL,
	"file_id" integer NOT NULL,
	"issued_on" date NOT NULL,
	"issued_by_id" integer,
	"replaced_by_id" integer,
	"replaced_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	"protocol_number" text,
	"protocol_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paper_code_unique" UNIQUE("code"),
	CONSTRAINT "paper_kind" CHECK ("paper"."kind" in ('minutes', 'minutes_blank', 'announcement', 'application', 'supervision', 'completion'))
);
--> statement-breakpoint
CREATE TABLE "paper_return" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"name" text NOT NULL,
	"how" text NOT NULL,
	"pages" integer,
	"signatures" integer,
	"returned_by_id" integer,
	"returned_at" timestamp with time zone NOT NULL,
	"accepted_outdated" text,
	CONSTRAINT "paper_return_how" CHECK ("paper_return"."how" in ('scan', 'photo', 'digital'))
);
--> statement-breakpoint
ALTER TABLE "date_answer" ADD CONSTRAINT "date_answer_option_id_date_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."date_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_answer" ADD CONSTRAINT "date_answer_seat_id_committee_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."committee_seat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_answer" ADD CONSTRAINT "date_answer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_option" ADD CONSTRAINT "date_option_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination" ADD CONSTRAINT "examination_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_presence" ADD CONSTRAINT "examination_presence_examination_id_examination_id_fk" FOREIGN KEY ("examination_id") REFERENCES "public"."examination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_presence" ADD CONSTRAINT "examination_presence_seat_id_committee_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."committee_seat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_result" ADD CONSTRAINT "examination_result_examination_id_examination_id_fk" FOREIGN KEY ("examination_id") REFERENCES "public"."examination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_correction" ADD CONSTRAINT "mark_correction_examination_id_examination_id_fk" FOREIGN KEY ("examination_id") REFERENCES "public"."examination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_correction" ADD CONSTRAINT "mark_correction_seat_id_committee_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."committee_seat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_correction" ADD CONSTRAINT "mark_correction_corrected_by_id_account_id_fk" FOREIGN KEY ("corrected_by_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mark" ADD CONSTRAINT "member_mark_examination_id_examination_id_fk" FOREIGN KEY ("examination_id") REFERENCES "public"."examination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mark" ADD CONSTRAINT "member_mark_seat_id_committee_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."committee_seat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_examination_id_examination_id_fk" FOREIGN KEY ("examination_id") REFERENCES "public"."examination"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_issued_by_id_account_id_fk" FOREIGN KEY ("issued_by_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_replaced_by_id_paper_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."paper"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_return" ADD CONSTRAINT "paper_return_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_return" ADD CONSTRAINT "paper_return_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_return" ADD CONSTRAINT "paper_return_returned_by_id_account_id_fk" FOREIGN KEY ("returned_by_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "date_answer_seat" ON "date_answer" USING btree ("option_id","seat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "date_answer_account" ON "date_answer" USING btree ("option_id","account_id");--> statement-breakpoint
CREATE INDEX "date_answer_of_seat" ON "date_answer" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "date_answer_of_account" ON "date_answer" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "date_option_moment" ON "date_option" USING btree ("thesis_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "examination_one_ahead" ON "examination" USING btree ("thesis_id") WHERE state in ('planned', 'announced');--> statement-breakpoint
CREATE UNIQUE INDEX "examination_attempt" ON "examination" USING btree ("thesis_id","attempt") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE INDEX "examination_day" ON "examination" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "examination_presence_seat" ON "examination_presence" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "mark_correction_examination" ON "mark_correction" USING btree ("examination_id","id");--> statement-breakpoint
CREATE INDEX "mark_correction_seat" ON "mark_correction" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "mark_correction_corrected_by" ON "mark_correction" USING btree ("corrected_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_mark_seat" ON "member_mark" USING btree ("examination_id","seat_id");--> statement-breakpoint
CREATE INDEX "member_mark_of_seat" ON "member_mark" USING btree ("seat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_number" ON "paper" USING btree ("department_id","year","number");--> statement-breakpoint
CREATE INDEX "paper_thesis" ON "paper" USING btree ("thesis_id","id");--> statement-breakpoint
CREATE INDEX "paper_examination" ON "paper" USING btree ("examination_id");--> statement-breakpoint
CREATE INDEX "paper_account" ON "paper" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "paper_file" ON "paper" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "paper_issued_by" ON "paper" USING btree ("issued_by_id");--> statement-breakpoint
CREATE INDEX "paper_replaced_by" ON "paper" USING btree ("replaced_by_id");--> statement-breakpoint
CREATE INDEX "paper_return_paper" ON "paper_return" USING btree ("paper_id","id");--> statement-breakpoint
CREATE INDEX "paper_return_file" ON "paper_return" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "paper_return_returned_by" ON "paper_return" USING btree ("returned_by_id");