CREATE TABLE "absence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "absence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "absence_kind" CHECK ("absence"."kind" in ('sabbatical', 'leave', 'other')),
	CONSTRAINT "absence_days" CHECK ("absence"."from_day" <= "absence"."until_day")
);
--> statement-breakpoint
CREATE TABLE "office" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"programme_id" integer,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "office_kind" CHECK ("office"."kind" in ('head', 'deputy', 'coordinator')),
	CONSTRAINT "office_programme_of_coordinator" CHECK (("office"."kind" = 'coordinator') = ("office"."programme_id" is not null)),
	CONSTRAINT "office_days" CHECK ("office"."until_day" is null or "office"."from_day" <= "office"."until_day")
);
--> statement-breakpoint
CREATE TABLE "staff_member" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"category" text,
	"print_title" text,
	"contract_end" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_member_category" CHECK ("staff_member"."category" in ('faculty', 'special_teaching', 'laboratory_teaching', 'technical', 'researcher', 'adjunct', 'emeritus'))
);
--> statement-breakpoint
ALTER TABLE "absence" ADD CONSTRAINT "absence_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office" ADD CONSTRAINT "office_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office" ADD CONSTRAINT "office_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office" ADD CONSTRAINT "office_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absence_account" ON "absence" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "office_department" ON "office" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "office_account" ON "office" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "office_programme" ON "office" USING btree ("programme_id") WHERE programme_id is not null;