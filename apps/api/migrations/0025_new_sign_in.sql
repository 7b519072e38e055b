ALTER TABLE "session" ADD COLUMN "proven_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_sign_in" ADD COLUMN "proves_session" uuid;--> statement-breakpoint
ALTER TABLE "provider_sign_in" ADD CONSTRAINT "provider_sign_in_proves_session_session_id_fk" FOREIGN KEY ("proves_session") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;