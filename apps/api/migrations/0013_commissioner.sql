CREATE TABLE "commissioner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commissioner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thesis_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"firm" text NOT NULL,
	"mentor_first_name" text,
	"mentor_surname" text,
	"mentor_email" text,
	"mentor_language" text DEFAULT 'el' NOT NULL,
	"agreed_on" date,
	"agreement_note" text,
	"embargo_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commissioner_language" CHECK ("commissioner"."mentor_language" in ('el', 'en')),
	CONSTRAINT "commissioner_mentor" CHECK (num_nulls("commissioner"."mentor_first_name", "commissioner"."mentor_surname", "commissioner"."mentor_email") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "commissioner_comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commissioner_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"commissioner_id" integer NOT NULL,
	"author_id" integer,
	"firm" text,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commissioner_comment_author" CHECK (("commissioner_comment"."author_id" is null) = ("commissioner_comment"."firm" is not null))
);
--> statement-breakpoint
CREATE TABLE "commissioner_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commissioner_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"commissioner_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "commissioner" ADD CONSTRAINT "commissioner_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissioner" ADD CONSTRAINT "commissioner_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissioner_comment" ADD CONSTRAINT "commissioner_comment_commissioner_id_commissioner_id_fk" FOREIGN KEY ("commissioner_id") REFERENCES "public"."commissioner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissioner_comment" ADD CONSTRAINT "commissioner_comment_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissioner_link" ADD CONSTRAINT "commissioner_link_commissioner_id_commissioner_id_fk" FOREIGN KEY ("commissioner_id") REFERENCES "public"."commissioner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commissioner_assignment" ON "commissioner" USING btree ("thesis_id","student_id");--> statement-breakpoint
CREATE INDEX "commissioner_student" ON "commissioner" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "commissioner_comment_commissioner" ON "commissioner_comment" USING btree ("commissioner_id","id");--> statement-breakpoint
CREATE INDEX "commissioner_comment_author" ON "commissioner_comment" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "commissioner_link_code" ON "commissioner_link" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "commissioner_link_living" ON "commissioner_link" USING btree ("commissioner_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "commissioner_link_commissioner" ON "commissioner_link" USING btree ("commissioner_id","id");--> statement-breakpoint
CREATE INDEX "commissioner_link_expires" ON "commissioner_link" USING btree ("expires_at");