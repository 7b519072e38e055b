CREATE TABLE "inspection" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inspection_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"reader_id" integer NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "inspection_once_an_hour" UNIQUE("subject_id","reader_id","kind","hour")
);
--> statement-breakpoint
CREATE INDEX "inspection_hour" ON "inspection" USING btree ("hour","id");--> statement-breakpoint
CREATE INDEX "inspection_subject" ON "inspection" USING btree ("subject_id","hour");--> statement-breakpoint
CREATE INDEX "inspection_reader" ON "inspection" USING btree ("reader_id","hour");