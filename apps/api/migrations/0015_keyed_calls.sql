CREATE TABLE "keyed_call" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "keyed_call_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"part" integer NOT NULL,
	"request" text NOT NULL,
	"result" jsonb,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "keyed_call_once" ON "keyed_call" USING btree ("account_id","key","part");--> statement-breakpoint
CREATE INDEX "keyed_call_done_at" ON "keyed_call" USING btree ("done_at");