ALTER TABLE "import_row" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "facts" jsonb;