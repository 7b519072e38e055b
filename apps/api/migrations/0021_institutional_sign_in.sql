CREATE TABLE "identity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_sign_in" (
	"handle" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_to" text NOT NULL,
	"code_hash" text,
	"named" jsonb,
	"answered_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_sign_in_provider" CHECK ("provider_sign_in"."provider" in ('oidc', 'saml')),
	CONSTRAINT "provider_sign_in_tries" CHECK ("provider_sign_in"."tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "second_factor_challenge" ADD COLUMN "provider_session" jsonb;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "provider_session" jsonb;--> statement-breakpoint
ALTER TABLE "identity" ADD CONSTRAINT "identity_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_subject" ON "identity" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_account" ON "identity" USING btree ("account_id","issuer");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_sign_in_state" ON "provider_sign_in" USING btree ("state");--> statement-breakpoint
CREATE INDEX "provider_sign_in_expires" ON "provider_sign_in" USING btree ("expires_at");