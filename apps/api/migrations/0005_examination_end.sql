ALTER TABLE "examination" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
-- Minutes that were issued name the end that had been reckoned: they stay as they are.
UPDATE "examination" SET "ended_at" = "starts_at" + make_interval(mins => "minutes")
WHERE "state" = 'held' AND EXISTS (
  SELECT FROM "paper" WHERE "paper"."examination_id" = "examination"."id" AND "paper"."kind" = 'minutes'
);
