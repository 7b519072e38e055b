CREATE TABLE "mail_outage" (
	"is_now" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"last_error" text NOT NULL,
	CONSTRAINT "mail_outage_one" CHECK ("mail_outage"."is_now")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "kind" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
-- Letters of before are known by their subjects, of which all but those of notices are fixed.
UPDATE "outbox" SET "kind" = CASE
  WHEN "subject" IN ('Κωδικός επιβεβαίωσης', 'Confirmation code') THEN 'confirmation_code'
  WHEN "subject" IN ('Ο λογαριασμός σας στη Διατριβή', 'Your account at Diatrivi') THEN 'invitation'
  WHEN "subject" IN ('Νέος κωδικός πρόσβασης', 'New password') THEN 'password_reset'
  WHEN "subject" IN ('Ο κωδικός πρόσβασης άλλαξε', 'Your password has changed') THEN 'password_changed'
  WHEN "subject" IN ('Η ηλεκτρονική διεύθυνση άλλαξε', 'Your e-mail address has changed') THEN 'address_changed'
  WHEN "subject" LIKE 'Ημερήσια σύνοψη: %' OR "subject" LIKE 'Daily digest: %' THEN 'digest'
  ELSE 'notice'
END;
