CREATE TABLE "security_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" integer,
	"subject_id" integer,
	"address" text,
	"call" text,
	"detail" text,
	"times" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "security_event_at" ON "security_event" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "security_event_kind" ON "security_event" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "security_event_account" ON "security_event" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "security_event_subject" ON "security_event" USING btree ("subject_id","at") WHERE subject_id is not null;