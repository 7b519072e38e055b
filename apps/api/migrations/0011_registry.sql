CREATE TABLE "registry_export" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry_export_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"format" text NOT NULL,
	"from_day" date,
	"until_day" date,
	"rows" integer NOT NULL,
	"new_rows" integer NOT NULL,
	"changed_rows" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by_id" integer,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by_id" integer,
	"withdrawal_reason" text,
	CONSTRAINT "registry_export_format" CHECK ("registry_export"."format" in ('xlsx', 'csv', 'universis')),
	CONSTRAINT "registry_export_withdrawal" CHECK (("registry_export"."withdrawn_at" is null) = ("registry_export"."withdrawal_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "registry_export_row" (
	"export_id" integer NOT NULL,
	"thesis_id" integer NOT NULL,
	"position" integer NOT NULL,
	"said" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "registry_export_row_export_id_thesis_id_pk" PRIMARY KEY("export_id","thesis_id")
);
--> statement-breakpoint
ALTER TABLE "registry_export" ADD CONSTRAINT "registry_export_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_export" ADD CONSTRAINT "registry_export_sent_by_id_account_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_export" ADD CONSTRAINT "registry_export_withdrawn_by_id_account_id_fk" FOREIGN KEY ("withdrawn_by_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_export_row" ADD CONSTRAINT "registry_export_row_export_id_registry_export_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."registry_export"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_export_row" ADD CONSTRAINT "registry_export_row_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registry_export_department" ON "registry_export" USING btree ("department_id","id");--> statement-breakpoint
CREATE INDEX "registry_export_sent_by" ON "registry_export" USING btree ("sent_by_id");--> statement-breakpoint
CREATE INDEX "registry_export_withdrawn_by" ON "registry_export" USING btree ("withdrawn_by_id");--> statement-breakpoint
CREATE INDEX "registry_export_row_thesis" ON "registry_export_row" USING btree ("thesis_id","export_id");