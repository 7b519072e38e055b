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
ALTER TABLE "thesis" ADD COLUMN "description_folded" text GENERATED ALWAYS AS (fold(plain_text(description))) STORED;