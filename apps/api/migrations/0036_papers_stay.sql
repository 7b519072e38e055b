ALTER TABLE "paper" DROP CONSTRAINT "paper_thesis_id_thesis_id_fk";
--> statement-breakpoint
ALTER TABLE "paper" DROP CONSTRAINT "paper_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;