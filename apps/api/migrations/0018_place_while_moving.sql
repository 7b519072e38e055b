-- A thesis was refused when its instructor moved at the same moment: a join whose account row changed while its lock was
-- waited for is compared with the department that was read before, and finds nothing. So the account is locked first, and
-- its department is read by a statement of its own, which sees the move.
CREATE OR REPLACE FUNCTION set_thesis_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM account WHERE account.id = new.instructor_id FOR KEY SHARE;
  -- As the foreign key would say it a little later: the instructor was deleted meanwhile.
  IF NOT FOUND THEN
    RAISE foreign_key_violation USING
      CONSTRAINT = 'thesis_instructor_id_account_id_fk', TABLE = 'thesis',
      MESSAGE = 'a thesis was written for an account that is not there';
  END IF;
  SELECT department.id, department.institution_id INTO new.department_id, new.institution_id
  FROM account JOIN department ON department.id = account.department_id
  WHERE account.id = new.instructor_id
  FOR KEY SHARE OF department;
  RETURN new;
END
$$;
