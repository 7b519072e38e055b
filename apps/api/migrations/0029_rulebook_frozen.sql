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
