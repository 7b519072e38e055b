CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Neither ILIKE nor unaccent is blind to Greek accents, diaeresis and final sigma alike; this is, and the domain's fold() agrees.
-- The collation lower-cases Greek whatever the locale of the database. That of the server itself is the same on every system,
-- but only since 17; ICU's is everywhere else. Those of the operating system, such as "C.utf8", are missing on some.
DO $choose$
BEGIN
	EXECUTE format(
		$create$
			CREATE FUNCTION fold(source text) RETURNS text
				LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
				RETURN replace(lower(regexp_replace(normalize(source, NFD), U&'[\0300-\036F]', '', 'g') COLLATE %I), 'ς', 'σ')
		$create$,
		CASE WHEN current_setting('server_version_num')::integer >= 170000 THEN 'pg_c_utf8' ELSE 'und-x-icu' END
	);
END
$choose$;--> statement-breakpoint
-- Titles are found by their trigrams, which are made of letters, and what a letter is pg_trgm asks the operating system's
-- locale of the database. Under "C", the only one that every system has, Greek letters are none, and nothing of a Greek title
-- is in the index. Latin ones are letters everywhere. Folded text is in lower case, so the capitals are free to stand for the
-- Greek letters, one for one, and what contains what stays the same.
CREATE FUNCTION trigram_letters(folded text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN translate(folded, 'αβγδεζηθικλμνξοπρστυφχψω', 'ABGDEZHQIKLMNXOPRSTUFCYW');--> statement-breakpoint
-- The words of a sanitised text, as the domain's plainText() reads them; the sanitiser leaves these three signs encoded, and writes
-- tags in lower case. A block's end parts words; any other tag may stand within one.
CREATE FUNCTION plain_text(html text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN replace(replace(replace(
		regexp_replace(
			regexp_replace(html, '</(p|li|ul|ol|h[1-6]|blockquote|pre)>|<br[^<>]*>', ' ', 'g'),
			'<[a-z/!][^<>]*>', '', 'g'
		),
	'&lt;', '<'), '&gt;', '>'), '&amp;', '&');--> statement-breakpoint
CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"first_name" text NOT NULL,
	"surname" text NOT NULL,
	"name_letters" text GENERATED ALWAYS AS (trigram_letters(fold(first_name || ' ' || surname))) STORED,
	"email" text NOT NULL,
	"password_hash" text,
	"role" text NOT NULL,
	"rank" text,
	"department_id" integer,
	"is_active" boolean DEFAULT false NOT NULL,
	"unconfirmed_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"name_kept_since" date,
	"is_newcomer" boolean DEFAULT false NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"language" text DEFAULT 'el' NOT NULL,
	"cv_file_id" integer,
	"cv_name" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_place" UNIQUE("id","department_id"),
	CONSTRAINT "account_role" CHECK ("account"."role" in ('instructor', 'student', 'administrator', 'secretary')),
	CONSTRAINT "account_department_by_role" CHECK ("account"."role" = 'administrator' or "account"."department_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "account_keyword" (
	"account_id" integer NOT NULL,
	"keyword_id" integer NOT NULL,
	CONSTRAINT "account_keyword_account_id_keyword_id_pk" PRIMARY KEY("account_id","keyword_id")
);
--> statement-breakpoint
CREATE TABLE "email_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"code_hash" text NOT NULL,
	"cancel_hash" text NOT NULL,
	"undo_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"code_made_at" timestamp with time zone NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"cancel_until" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"account_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_code_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor_challenge" (
	"handle" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"webauthn_challenge" text,
	"sealed_secret" text,
	"browser" text,
	"provider_session" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"provider_session" jsonb,
	"proven_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "totp" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "committee_proposal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "committee_proposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thesis_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "committee_proposal_state" CHECK ("committee_proposal"."state" in ('waiting', 'confirmed', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "committee_seat" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "committee_seat_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thesis_id" integer NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"account_id" integer,
	"outside_person_id" integer,
	"state" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"reminded_on" date NOT NULL,
	"answered_at" timestamp with time zone,
	"no_impediment" boolean DEFAULT false NOT NULL,
	"reason" text,
	"left_on" date,
	"replaces_seat_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "committee_seat_role" CHECK ("committee_seat"."role" in ('supervisor', 'member', 'substitute')),
	CONSTRAINT "committee_seat_state" CHECK ("committee_seat"."state" in ('invited', 'accepted', 'declined', 'lapsed', 'left')),
	CONSTRAINT "committee_seat_one_person" CHECK (num_nonnulls("committee_seat"."account_id", "committee_seat"."outside_person_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "outside_person" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outside_person_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"surname" text NOT NULL,
	"rank_text" text NOT NULL,
	"affiliation" text NOT NULL,
	"email" text NOT NULL,
	"language" text DEFAULT 'el' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outside_person_language" CHECK ("outside_person"."language" in ('el', 'en'))
);
--> statement-breakpoint
CREATE TABLE "proposed_member" (
	"proposal_id" integer NOT NULL,
	"place" integer NOT NULL,
	"role" text NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "proposed_member_proposal_id_place_pk" PRIMARY KEY("proposal_id","place"),
	CONSTRAINT "proposed_member_role" CHECK ("proposed_member"."role" in ('supervisor', 'member', 'substitute'))
);
--> statement-breakpoint
CREATE TABLE "signed_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signed_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"seat_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"pin_hash" text,
	"pin_expires_at" timestamp with time zone,
	"pin_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "signed_link_purpose" CHECK ("signed_link"."purpose" in ('seat', 'dates', 'mark'))
);
--> statement-breakpoint
CREATE TABLE "date_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "date_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"option_id" integer NOT NULL,
	"seat_id" integer,
	"account_id" integer,
	"answer" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "date_answer_answer" CHECK ("date_answer"."answer" in ('yes', 'if_needed', 'no')),
	CONSTRAINT "date_answer_one_person" CHECK (num_nonnulls("date_answer"."seat_id", "date_answer"."account_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "date_option" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "date_option_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thesis_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "examination" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "examination_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thesis_id" integer NOT NULL,
	"student_id" integer,
	"attempt" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"place" text,
	"link" text,
	"language" text NOT NULL,
	"is_public" boolean NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"announced_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"cancel_reason" text,
	"corrections" text,
	"corrections_due" date,
	"outside_reminded_of" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "examination_state" CHECK ("examination"."state" in ('planned', 'announced', 'held', 'cancelled')),
	CONSTRAINT "examination_language" CHECK ("examination"."language" in ('el', 'en'))
);
--> statement-breakpoint
CREATE TABLE "examination_presence" (
	"examination_id" integer NOT NULL,
	"seat_id" integer NOT NULL,
	"presence" text NOT NULL,
	CONSTRAINT "examination_presence_examination_id_seat_id_pk" PRIMARY KEY("examination_id","seat_id"),
	CONSTRAINT "examination_presence_presence" CHECK ("examination_presence"."presence" in ('present', 'remote', 'absent'))
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thesis_id" integer NOT NULL,
	"actor_id" integer,
	"what" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "image_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"preview_file_id" integer NOT NULL,
	"cover_file_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"line" integer,
	"fate" text NOT NULL,
	"label" text NOT NULL,
	"cells" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"before" jsonb,
	"faults" jsonb NOT NULL,
	"record_id" integer,
	"record_version" integer,
	"previous" jsonb,
	"message_key" uuid,
	"was_undone" boolean,
	CONSTRAINT "import_row_import_id_position_pk" PRIMARY KEY("import_id","position"),
	CONSTRAINT "import_row_fate" CHECK ("import_row"."fate" in ('new', 'changed', 'same', 'faulty', 'missing'))
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"department_id" integer,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"columns" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"applied_at" timestamp with time zone,
	"applied_rows" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "import_run_kind" CHECK ("import_run"."kind" in ('institutions', 'departments', 'instructors', 'students', 'records', 'topics')),
	CONSTRAINT "import_run_undone" CHECK ("import_run"."undone_at" is null or "import_run"."applied_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "department" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "department_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"institution_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"city" text,
	"url" text,
	"latitude" double precision,
	"longitude" double precision,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "department_place" UNIQUE("id","institution_id"),
	CONSTRAINT "department_latitude" CHECK ("department"."latitude" between -90 and 90),
	CONSTRAINT "department_longitude" CHECK ("department"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "institution" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "institution_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"type" text NOT NULL,
	"url" text,
	"logo" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "institution_type" CHECK ("institution"."type" in ('university', 'technological'))
);
--> statement-breakpoint
CREATE TABLE "interest" (
	"thesis_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"priority" integer NOT NULL,
	"answered_positively" boolean DEFAULT false NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"message_to_others" text,
	CONSTRAINT "interest_thesis_id_student_id_pk" PRIMARY KEY("thesis_id","student_id"),
	CONSTRAINT "interest_priority" CHECK ("interest"."priority" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "keyword" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "keyword_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "keyword_label_unique" UNIQUE("label")
);
--> statement-breakpoint
CREATE TABLE "examination_result" (
	"examination_id" integer PRIMARY KEY NOT NULL,
	"exact_numerator" bigint NOT NULL,
	"exact_denominator" bigint NOT NULL,
	"final_hundredths" integer NOT NULL,
	"outcome" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"corrections_due" date,
	"corrections_accepted_at" timestamp with time zone,
	"corrections_note" text,
	CONSTRAINT "examination_result_outcome" CHECK ("examination_result"."outcome" in ('passed', 'failed', 'corrections'))
);
--> statement-breakpoint
CREATE TABLE "mark_correction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mark_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"examination_id" integer NOT NULL,
	"seat_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"decision_reference" text NOT NULL,
	"corrected_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_mark" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"examination_id" integer NOT NULL,
	"seat_id" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"remark" text,
	"sealed_at" timestamp with time zone,
	"first_sealed_at" timestamp with time zone,
	"salt" text,
	"confirmed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"thesis_id" integer,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"reminder_key" text,
	"delivery" text NOT NULL,
	"mailed_at" timestamp with time zone,
	"mail_key" uuid,
	"matter" text,
	CONSTRAINT "notice_reminder_key" UNIQUE("reminder_key")
);
--> statement-breakpoint
CREATE TABLE "notice_setting" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"delivery" text NOT NULL,
	CONSTRAINT "notice_setting_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "paper" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"thesis_id" integer,
	"examination_id" integer,
	"seat_id" integer,
	"account_id" integer,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"facts" jsonb NOT NULL,
	"facts_hash" text NOT NULL,
	"file_id" integer NOT NULL,
	"issued_on" date NOT NULL,
	"issued_by_id" integer,
	"replaced_by_id" integer,
	"replaced_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	"protocol_number" text,
	"protocol_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paper_code_unique" UNIQUE("code"),
	CONSTRAINT "paper_kind" CHECK ("paper"."kind" in ('minutes', 'minutes_blank', 'announcement', 'application', 'supervision', 'completion', 'declaration', 'summons', 'sheet'))
);
--> statement-breakpoint
CREATE TABLE "paper_form" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_form_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_id" integer NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"set_by_id" integer,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_form_kind" CHECK ("paper_form"."kind" in ('minutes', 'minutes_blank', 'announcement', 'application', 'supervision', 'completion', 'declaration', 'summons', 'sheet'))
);
--> statement-breakpoint
CREATE TABLE "paper_return" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"name" text NOT NULL,
	"how" text NOT NULL,
	"pages" integer,
	"signatures" integer,
	"returned_by_id" integer,
	"returned_at" timestamp with time zone NOT NULL,
	"accepted_outdated" text,
	CONSTRAINT "paper_return_how" CHECK ("paper_return"."how" in ('scan', 'photo', 'digital'))
);
--> statement-breakpoint
CREATE TABLE "programme" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programme_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_english" text,
	"level" text NOT NULL,
	"kind" text NOT NULL,
	"ects" integer,
	"course_code" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programme_level" CHECK ("programme"."level" in ('first', 'second')),
	CONSTRAINT "programme_kind" CHECK ("programme"."kind" in ('bachelor', 'integrated_master', 'master'))
);
--> statement-breakpoint
CREATE TABLE "rulebook" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rulebook_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"programme_id" integer,
	"title" text NOT NULL,
	"in_force_from" date NOT NULL,
	"decision_reference" text,
	"rules" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"published_by_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_list" CHECK ("saved_view"."list" in ('theses', 'students', 'committees', 'examinations', 'load', 'papers'))
);
--> statement-breakpoint
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
	"proves_session" uuid,
	"code_hash" text,
	"named" jsonb,
	"answered_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_sign_in_provider" CHECK ("provider_sign_in"."provider" in ('oidc', 'saml')),
	CONSTRAINT "provider_sign_in_tries" CHECK ("provider_sign_in"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "absence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "absence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "absence_kind" CHECK ("absence"."kind" in ('sabbatical', 'leave', 'other')),
	CONSTRAINT "absence_days" CHECK ("absence"."from_day" <= "absence"."until_day")
);
--> statement-breakpoint
CREATE TABLE "office" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"programme_id" integer,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "office_kind" CHECK ("office"."kind" in ('head', 'deputy', 'coordinator')),
	CONSTRAINT "office_programme_of_coordinator" CHECK (("office"."kind" = 'coordinator') = ("office"."programme_id" is not null)),
	CONSTRAINT "office_days" CHECK ("office"."until_day" is null or "office"."from_day" <= "office"."until_day")
);
--> statement-breakpoint
CREATE TABLE "staff_member" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"category" text,
	"print_title" text,
	"contract_end" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_member_category" CHECK ("staff_member"."category" in ('faculty', 'special_teaching', 'laboratory_teaching', 'technical', 'researcher', 'adjunct', 'emeritus'))
);
--> statement-breakpoint
CREATE TABLE "pending_student" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_student_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"surname" text NOT NULL,
	"email" text NOT NULL,
	"registry_number" text NOT NULL,
	"semester" integer,
	"courses_passed" integer,
	"courses_owed" integer,
	"ects" integer,
	"average_hundredths" integer,
	"programme_id" integer,
	"as_of" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_record" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"department_id" integer NOT NULL,
	"registry_number" text NOT NULL,
	"semester" integer,
	"courses_passed" integer,
	"courses_owed" integer,
	"ects" integer,
	"average_hundredths" integer,
	"programme_id" integer,
	"as_of" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thesis" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "thesis_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"instructor_id" integer NOT NULL,
	"student_id" integer,
	"department_id" integer,
	"institution_id" integer,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"assignment_type" text NOT NULL,
	"public_by_instructor" boolean DEFAULT false NOT NULL,
	"interest_deadline" date,
	"start_date" date,
	"intended_end" date,
	"text_language" text DEFAULT 'el' NOT NULL,
	"rulebook_id" integer,
	"programme_id" integer,
	"group_key" uuid,
	"title_letters" text GENERATED ALWAYS AS (trigram_letters(fold(title))) STORED,
	"description_folded" text GENERATED ALWAYS AS (fold(plain_text(description))) STORED,
	"public_by_student" boolean DEFAULT false NOT NULL,
	"end_date" date,
	"mark" integer,
	"abstract" text,
	"final_file_id" integer,
	"final_file_name" text,
	"image_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thesis_mark" CHECK ("thesis"."mark" between 1 and 10),
	CONSTRAINT "thesis_mark_needs_student" CHECK ("thesis"."mark" is null or "thesis"."student_id" is not null),
	CONSTRAINT "thesis_assignment_type" CHECK ("thesis"."assignment_type" in ('immediate', 'onDeadline')),
	CONSTRAINT "thesis_text_language" CHECK ("thesis"."text_language" in ('el', 'en')),
	CONSTRAINT "thesis_has_place" CHECK ("thesis"."department_id" is not null and "thesis"."institution_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "thesis_keyword" (
	"thesis_id" integer NOT NULL,
	"keyword_id" integer NOT NULL,
	CONSTRAINT "thesis_keyword_thesis_id_keyword_id_pk" PRIMARY KEY("thesis_id","keyword_id")
);
--> statement-breakpoint
CREATE TABLE "past_assignment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "past_assignment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thesis_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"list_id" integer,
	"reason" text NOT NULL,
	"abstract" text,
	"final_file_id" integer,
	"final_file_name" text,
	"start_date" date,
	"released_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"author_id" integer,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_comment_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_comment_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"comment_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"version" integer NOT NULL,
	"file_id" integer NOT NULL,
	"name" text NOT NULL,
	"uploaded_by" integer,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "step_file_version" UNIQUE("item_id","version")
);
--> statement-breakpoint
CREATE TABLE "todo_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "todo_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"duration_amount" integer NOT NULL,
	"duration_unit" text NOT NULL,
	"student_confirmed_at" timestamp with time zone,
	"instructor_confirmed_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"return_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	-- Deferrable, because steps that change places have the same position for a moment.
	CONSTRAINT "todo_item_position" UNIQUE("list_id","position") DEFERRABLE INITIALLY IMMEDIATE,
	CONSTRAINT "todo_item_position_positive" CHECK ("todo_item"."position" >= 1),
	CONSTRAINT "todo_item_confirmed_in_order" CHECK ("todo_item"."instructor_confirmed_at" is null or "todo_item"."student_confirmed_at" is not null),
	CONSTRAINT "todo_item_duration" CHECK ("todo_item"."duration_amount" >= 1 and "todo_item"."duration_amount" <= case "todo_item"."duration_unit" when 'days' then 255 when 'weeks' then 52 when 'months' then 12 end)
);
--> statement-breakpoint
CREATE TABLE "todo_list" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "todo_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"instructor_id" integer NOT NULL,
	"thesis_id" integer,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "todo_list_thesisId_unique" UNIQUE("thesis_id"),
	CONSTRAINT "todo_list_archived_is_detached" CHECK ("todo_list"."archived_at" is null or "todo_list"."thesis_id" is null)
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seal_key" uuid NOT NULL,
	"description" text NOT NULL,
	"address" text NOT NULL,
	"events" text[] NOT NULL,
	"institution_id" integer,
	"department_id" integer,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_secret_until" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"paused_because" text,
	"failing_since" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"last_turn_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_paused_because" CHECK ("webhook"."paused_because" in ('administrator', 'gone', 'failing')),
	CONSTRAINT "webhook_one_place" CHECK ("webhook"."institution_id" is null or "webhook"."department_id" is null)
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"thesis_id" integer,
	"body" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"last_try_at" timestamp with time zone,
	"last_trouble" text,
	"last_status" integer,
	"last_milliseconds" integer,
	"last_answer" text
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "mail_outage" (
	"is_now" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"last_error" text NOT NULL,
	CONSTRAINT "mail_outage_one" CHECK ("mail_outage"."is_now")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"request_id" text,
	"kind" text DEFAULT 'notice' NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"pace_key" text,
	"replace_key" text,
	"is_outside" boolean DEFAULT false NOT NULL,
	"calendar" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"undeliverable_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "stored_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stored_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"storage_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"size" integer NOT NULL,
	"media_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_file_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_cv_file_id_stored_file_id_fk" FOREIGN KEY ("cv_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_keyword" ADD CONSTRAINT "account_keyword_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_keyword" ADD CONSTRAINT "account_keyword_keyword_id_keyword_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keyword"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_challenge" ADD CONSTRAINT "second_factor_challenge_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp" ADD CONSTRAINT "totp_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_proposal" ADD CONSTRAINT "committee_proposal_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_seat" ADD CONSTRAINT "committee_seat_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_seat" ADD CONSTRAINT "committee_seat_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_seat" ADD CONSTRAINT "committee_seat_outside_person_id_outside_person_id_fk" FOREIGN KEY ("outside_person_id") REFERENCES "public"."outside_person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_seat" ADD CONSTRAINT "committee_seat_replaces_seat_id_committee_seat_id_fk" FOREIGN KEY ("replaces_seat_id") REFERENCES "public"."committee_seat"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_person" ADD CONSTRAINT "outside_person_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposed_member" ADD CONSTRAINT "proposed_member_proposal_id_committee_proposal_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."committee_proposal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposed_member" ADD CONSTRAINT "proposed_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_link" ADD CONSTRAINT "signed_link_seat_id_committee_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."committee_seat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_answer" ADD CONSTRAINT "date_answer_option_id_date_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."date_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_answer" ADD CONSTRAINT "date_answer_seat_id_committee_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."committee_seat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_answer" ADD CONSTRAINT "date_answer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_option" ADD CONSTRAINT "date_option_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination" ADD CONSTRAINT "examination_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination" ADD CONSTRAINT "examination_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_presence" ADD CONSTRAINT "examination_presence_examination_id_examination_id_fk" FOREIGN KEY ("examination_id") REFERENCES "public"."examination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_presence" ADD CONSTRAINT "examination_presence_seat_id_committee_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."committee_seat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_preview_file_id_stored_file_id_fk" FOREIGN KEY ("preview_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_cover_file_id_stored_file_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_id_import_run_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest" ADD CONSTRAINT "interest_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest" ADD CONSTRAINT "interest_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_result" ADD CONSTRAINT "examination_result_examination_id_examination_id_fk" FOREIGN KEY ("examination_id") REFERENCES "public"."examination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_correction" ADD CONSTRAINT "mark_correction_examination_id_examination_id_fk" FOREIGN KEY ("examination_id") REFERENCES "public"."examination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_correction" ADD CONSTRAINT "mark_correction_seat_id_committee_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."committee_seat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_correction" ADD CONSTRAINT "mark_correction_corrected_by_id_account_id_fk" FOREIGN KEY ("corrected_by_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mark" ADD CONSTRAINT "member_mark_examination_id_examination_id_fk" FOREIGN KEY ("examination_id") REFERENCES "public"."examination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mark" ADD CONSTRAINT "member_mark_seat_id_committee_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."committee_seat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_setting" ADD CONSTRAINT "notice_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_examination_id_examination_id_fk" FOREIGN KEY ("examination_id") REFERENCES "public"."examination"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_seat_id_committee_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."committee_seat"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_issued_by_id_account_id_fk" FOREIGN KEY ("issued_by_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_replaced_by_id_paper_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."paper"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_form" ADD CONSTRAINT "paper_form_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_form" ADD CONSTRAINT "paper_form_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_form" ADD CONSTRAINT "paper_form_set_by_id_account_id_fk" FOREIGN KEY ("set_by_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_return" ADD CONSTRAINT "paper_return_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_return" ADD CONSTRAINT "paper_return_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_return" ADD CONSTRAINT "paper_return_returned_by_id_account_id_fk" FOREIGN KEY ("returned_by_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rulebook" ADD CONSTRAINT "rulebook_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rulebook" ADD CONSTRAINT "rulebook_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rulebook" ADD CONSTRAINT "rulebook_published_by_id_account_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity" ADD CONSTRAINT "identity_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sign_in" ADD CONSTRAINT "provider_sign_in_proves_session_session_id_fk" FOREIGN KEY ("proves_session") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence" ADD CONSTRAINT "absence_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office" ADD CONSTRAINT "office_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office" ADD CONSTRAINT "office_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office" ADD CONSTRAINT "office_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_student" ADD CONSTRAINT "pending_student_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_student" ADD CONSTRAINT "pending_student_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_record" ADD CONSTRAINT "student_record_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_record" ADD CONSTRAINT "student_record_account" FOREIGN KEY ("account_id","department_id") REFERENCES "public"."account"("id","department_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_instructor_id_account_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_rulebook_id_rulebook_id_fk" FOREIGN KEY ("rulebook_id") REFERENCES "public"."rulebook"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_final_file_id_stored_file_id_fk" FOREIGN KEY ("final_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_department" FOREIGN KEY ("instructor_id","department_id") REFERENCES "public"."account"("id","department_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "thesis" ADD CONSTRAINT "thesis_institution" FOREIGN KEY ("department_id","institution_id") REFERENCES "public"."department"("id","institution_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "thesis_keyword" ADD CONSTRAINT "thesis_keyword_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_keyword" ADD CONSTRAINT "thesis_keyword_keyword_id_keyword_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keyword"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_assignment" ADD CONSTRAINT "past_assignment_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_assignment" ADD CONSTRAINT "past_assignment_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_assignment" ADD CONSTRAINT "past_assignment_list_id_todo_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."todo_list"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_assignment" ADD CONSTRAINT "past_assignment_final_file_id_stored_file_id_fk" FOREIGN KEY ("final_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_comment" ADD CONSTRAINT "step_comment_item_id_todo_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."todo_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_comment" ADD CONSTRAINT "step_comment_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_comment_file" ADD CONSTRAINT "step_comment_file_comment_id_step_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."step_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_comment_file" ADD CONSTRAINT "step_comment_file_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_file" ADD CONSTRAINT "step_file_item_id_todo_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."todo_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_file" ADD CONSTRAINT "step_file_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_file" ADD CONSTRAINT "step_file_uploaded_by_account_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_item" ADD CONSTRAINT "todo_item_list_id_todo_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."todo_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_list" ADD CONSTRAINT "todo_list_instructor_id_account_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_list" ADD CONSTRAINT "todo_list_thesis_id_thesis_id_fk" FOREIGN KEY ("thesis_id") REFERENCES "public"."thesis"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_held_email" ON "account" USING btree (lower("email")) WHERE unconfirmed_since is null;--> statement-breakpoint
CREATE INDEX "account_any_email" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "account_unconfirmed" ON "account" USING btree ("unconfirmed_since") WHERE unconfirmed_since is not null;--> statement-breakpoint
CREATE INDEX "account_name_kept" ON "account" USING btree ("name_kept_since") WHERE name_kept_since is not null;--> statement-breakpoint
CREATE INDEX "account_instructor_name_letters" ON "account" USING gin ("name_letters" gin_trgm_ops) WHERE role = 'instructor';--> statement-breakpoint
CREATE INDEX "account_department" ON "account" USING btree ("department_id","role");--> statement-breakpoint
CREATE INDEX "email_change_account" ON "email_change" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_cancel" ON "email_change" USING btree ("cancel_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_undo" ON "email_change" USING btree ("undo_hash");--> statement-breakpoint
CREATE INDEX "email_change_cancel_until" ON "email_change" USING btree ("cancel_until");--> statement-breakpoint
CREATE INDEX "email_change_old" ON "email_change" USING btree (lower("old_email"));--> statement-breakpoint
CREATE INDEX "one_time_code_account" ON "one_time_code" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_code_hash" ON "one_time_code" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "one_time_code_expires" ON "one_time_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential" ON "passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkey_account" ON "passkey" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "second_factor_challenge_account" ON "second_factor_challenge" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "second_factor_challenge_expires" ON "second_factor_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_provider" ON "session" USING gin ("provider_session" jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "committee_proposal_waiting" ON "committee_proposal" USING btree ("thesis_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "committee_proposal_thesis" ON "committee_proposal" USING btree ("thesis_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "committee_seat_position" ON "committee_seat" USING btree ("thesis_id","position") WHERE state in ('invited', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "committee_seat_person" ON "committee_seat" USING btree ("thesis_id","account_id") WHERE state in ('invited', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "committee_seat_outside_person" ON "committee_seat" USING btree ("thesis_id","outside_person_id") WHERE state in ('invited', 'accepted');--> statement-breakpoint
CREATE INDEX "committee_seat_of_outside_person" ON "committee_seat" USING btree ("outside_person_id");--> statement-breakpoint
CREATE INDEX "committee_seat_thesis" ON "committee_seat" USING btree ("thesis_id","position","id");--> statement-breakpoint
CREATE INDEX "committee_seat_account" ON "committee_seat" USING btree ("account_id","thesis_id");--> statement-breakpoint
CREATE INDEX "committee_seat_due" ON "committee_seat" USING btree ("due_on","id") WHERE state = 'invited';--> statement-breakpoint
CREATE UNIQUE INDEX "outside_person_email" ON "outside_person" USING btree ("department_id",lower("email"));--> statement-breakpoint
CREATE INDEX "outside_person_updated" ON "outside_person" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "proposed_member_account" ON "proposed_member" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signed_link_code" ON "signed_link" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "signed_link_living" ON "signed_link" USING btree ("seat_id","purpose") WHERE used_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "signed_link_seat" ON "signed_link" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "signed_link_expires" ON "signed_link" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "date_answer_seat" ON "date_answer" USING btree ("option_id","seat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "date_answer_account" ON "date_answer" USING btree ("option_id","account_id");--> statement-breakpoint
CREATE INDEX "date_answer_of_seat" ON "date_answer" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "date_answer_of_account" ON "date_answer" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "date_option_moment" ON "date_option" USING btree ("thesis_id","starts_at");--> statement-breakpoint
CREATE INDEX "date_option_age" ON "date_option" USING btree ("starts_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "examination_one_ahead" ON "examination" USING btree ("thesis_id") WHERE state in ('planned', 'announced');--> statement-breakpoint
CREATE UNIQUE INDEX "examination_attempt" ON "examination" USING btree ("thesis_id","student_id","attempt") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE INDEX "examination_student" ON "examination" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "examination_day" ON "examination" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "examination_presence_seat" ON "examination_presence" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "event_thesis" ON "event" USING btree ("thesis_id","id");--> statement-breakpoint
CREATE INDEX "event_happened" ON "event" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "event_actor" ON "event" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "image_department" ON "image" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "import_row_fate" ON "import_row" USING btree ("import_id","fate","position");--> statement-breakpoint
CREATE INDEX "import_run_created" ON "import_run" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_run_department" ON "import_run" USING btree ("department_id") WHERE department_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "department_name" ON "department" USING btree ("institution_id",fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "institution_name" ON "institution" USING btree (fold("name"));--> statement-breakpoint
CREATE INDEX "interest_student" ON "interest" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interest_one_positive_per_thesis" ON "interest" USING btree ("thesis_id") WHERE answered_positively;--> statement-breakpoint
CREATE INDEX "mark_correction_examination" ON "mark_correction" USING btree ("examination_id","id");--> statement-breakpoint
CREATE INDEX "mark_correction_seat" ON "mark_correction" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "mark_correction_corrected_by" ON "mark_correction" USING btree ("corrected_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_mark_seat" ON "member_mark" USING btree ("examination_id","seat_id");--> statement-breakpoint
CREATE INDEX "member_mark_of_seat" ON "member_mark" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "notice_account" ON "notice" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("account_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notice_thesis" ON "notice" USING btree ("thesis_id");--> statement-breakpoint
CREATE INDEX "notice_matter" ON "notice" USING btree ("account_id","matter","id") WHERE matter is not null;--> statement-breakpoint
CREATE INDEX "notice_read_age" ON "notice" USING btree ("created_at") WHERE read_at is not null;--> statement-breakpoint
CREATE INDEX "notice_unread_age" ON "notice" USING btree ("created_at") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notice_for_digest" ON "notice" USING btree ("account_id","id") WHERE delivery = 'daily_digest' and mailed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_number" ON "paper" USING btree ("department_id","year","number");--> statement-breakpoint
CREATE INDEX "paper_thesis" ON "paper" USING btree ("thesis_id","id");--> statement-breakpoint
CREATE INDEX "paper_examination" ON "paper" USING btree ("examination_id");--> statement-breakpoint
CREATE INDEX "paper_seat" ON "paper" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "paper_account" ON "paper" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "paper_file" ON "paper" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "paper_issued_by" ON "paper" USING btree ("issued_by_id");--> statement-breakpoint
CREATE INDEX "paper_replaced_by" ON "paper" USING btree ("replaced_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_form_of_kind" ON "paper_form" USING btree ("department_id","kind");--> statement-breakpoint
CREATE INDEX "paper_form_file" ON "paper_form" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "paper_form_set_by" ON "paper_form" USING btree ("set_by_id");--> statement-breakpoint
CREATE INDEX "paper_return_paper" ON "paper_return" USING btree ("paper_id","id");--> statement-breakpoint
CREATE INDEX "paper_return_file" ON "paper_return" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "paper_return_returned_by" ON "paper_return" USING btree ("returned_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "programme_name" ON "programme" USING btree ("department_id",fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "rulebook_in_force" ON "rulebook" USING btree ("department_id",coalesce("programme_id", 0),"in_force_from") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "rulebook_department" ON "rulebook" USING btree ("department_id","in_force_from");--> statement-breakpoint
CREATE INDEX "rulebook_programme" ON "rulebook" USING btree ("programme_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("account_id","list",fold(name));--> statement-breakpoint
CREATE UNIQUE INDEX "identity_subject" ON "identity" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_account" ON "identity" USING btree ("account_id","issuer");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_sign_in_state" ON "provider_sign_in" USING btree ("state");--> statement-breakpoint
CREATE INDEX "provider_sign_in_expires" ON "provider_sign_in" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "absence_account" ON "absence" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "office_department" ON "office" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "office_account" ON "office" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "office_programme" ON "office" USING btree ("programme_id") WHERE programme_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_student_registry_number" ON "pending_student" USING btree ("department_id","registry_number");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_student_email" ON "pending_student" USING btree ("department_id",lower("email"));--> statement-breakpoint
CREATE INDEX "pending_student_updated" ON "pending_student" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "student_record_registry_number" ON "student_record" USING btree ("department_id","registry_number");--> statement-breakpoint
CREATE INDEX "student_record_programme" ON "student_record" USING btree ("programme_id") WHERE programme_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "thesis_one_unfinished_per_student" ON "thesis" USING btree ("student_id") WHERE mark is null;--> statement-breakpoint
CREATE INDEX "thesis_student" ON "thesis" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "thesis_rulebook" ON "thesis" USING btree ("rulebook_id") WHERE rulebook_id is not null;--> statement-breakpoint
CREATE INDEX "thesis_programme" ON "thesis" USING btree ("programme_id") WHERE programme_id is not null;--> statement-breakpoint
CREATE INDEX "thesis_group" ON "thesis" USING btree ("group_key") WHERE group_key is not null;--> statement-breakpoint
CREATE INDEX "thesis_instructor" ON "thesis" USING btree ("instructor_id","id");--> statement-breakpoint
CREATE INDEX "thesis_title_letters" ON "thesis" USING gin ("title_letters" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "thesis_open_in_department" ON "thesis" USING btree ("department_id","created_at","id","interest_deadline") WHERE student_id is null and public_by_instructor;--> statement-breakpoint
CREATE INDEX "thesis_known_in_department" ON "thesis" USING btree ("department_id","created_at","id") WHERE student_id is not null or public_by_instructor;--> statement-breakpoint
CREATE INDEX "thesis_open_in_institution" ON "thesis" USING btree ("institution_id","created_at","id","interest_deadline") WHERE student_id is null and public_by_instructor;--> statement-breakpoint
CREATE INDEX "thesis_keyword_keyword" ON "thesis_keyword" USING btree ("keyword_id");--> statement-breakpoint
CREATE INDEX "past_assignment_thesis" ON "past_assignment" USING btree ("thesis_id");--> statement-breakpoint
CREATE INDEX "past_assignment_student" ON "past_assignment" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "step_comment_item" ON "step_comment" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "step_comment_file_comment" ON "step_comment_file" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "todo_list_instructor" ON "todo_list" USING btree ("instructor_id","id");--> statement-breakpoint
CREATE INDEX "webhook_institution" ON "webhook" USING btree ("institution_id");--> statement-breakpoint
CREATE INDEX "webhook_department" ON "webhook" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "webhook_delivery" USING btree ("webhook_id","due_at","id") WHERE delivered_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_in_order" ON "webhook_delivery" USING btree ("webhook_id","thesis_id","id") WHERE delivered_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_log" ON "webhook_delivery" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_happened" ON "webhook_delivery" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "attempt_expire_index" ON "attempt" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "inspection_hour" ON "inspection" USING btree ("hour","id");--> statement-breakpoint
CREATE INDEX "inspection_subject" ON "inspection" USING btree ("subject_id","hour");--> statement-breakpoint
CREATE INDEX "inspection_reader" ON "inspection" USING btree ("reader_id","hour");--> statement-breakpoint
CREATE UNIQUE INDEX "keyed_call_once" ON "keyed_call" USING btree ("account_id","key","part");--> statement-breakpoint
CREATE INDEX "keyed_call_done_at" ON "keyed_call" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("due_at","id") WHERE sent_at is null and undeliverable_at is null;--> statement-breakpoint
CREATE INDEX "outbox_paced" ON "outbox" USING btree (lower("recipient"),"pace_key") WHERE pace_key is not null;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_undeliverable" ON "outbox" USING btree ("undeliverable_at") WHERE undeliverable_at is not null;--> statement-breakpoint
CREATE INDEX "security_event_at" ON "security_event" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "security_event_kind" ON "security_event" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "security_event_account" ON "security_event" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "security_event_subject" ON "security_event" USING btree ("subject_id","at") WHERE subject_id is not null;--> statement-breakpoint
-- A thesis carries the department and the institution of its instructor, so that lists of a place are read by one index.
-- The rows are held, so that an instructor who moves meanwhile waits for the thesis and takes it along.
CREATE FUNCTION set_thesis_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT department.id, department.institution_id INTO new.department_id, new.institution_id
  FROM account JOIN department ON department.id = account.department_id
  WHERE account.id = new.instructor_id
  FOR KEY SHARE;
  -- As the foreign key would say it a little later: the instructor was deleted meanwhile.
  IF NOT FOUND THEN
    RAISE foreign_key_violation USING
      CONSTRAINT = 'thesis_instructor_id_account_id_fk', TABLE = 'thesis',
      MESSAGE = 'a thesis was written for an account that is not there';
  END IF;
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER "thesis_place" BEFORE INSERT OR UPDATE OF "instructor_id", "department_id" ON "thesis"
FOR EACH ROW EXECUTE FUNCTION set_thesis_place();--> statement-breakpoint
-- Theses begin with a published book and are judged by it for years, so nothing changes it, whatever the code does.
CREATE FUNCTION keep_published_rulebook() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE check_violation USING
    CONSTRAINT = 'rulebook_frozen', TABLE = 'rulebook', MESSAGE = 'a published rule book was changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER "rulebook_frozen" BEFORE UPDATE ON "rulebook" FOR EACH ROW
WHEN (
  old.published_at IS NOT NULL AND (
    new.rules IS DISTINCT FROM old.rules
    OR new.in_force_from IS DISTINCT FROM old.in_force_from
    OR new.programme_id IS DISTINCT FROM old.programme_id
    OR new.department_id IS DISTINCT FROM old.department_id
    OR new.published_at IS DISTINCT FROM old.published_at
  )
) EXECUTE FUNCTION keep_published_rulebook();
