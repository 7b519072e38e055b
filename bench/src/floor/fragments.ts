/* Pieces that several statements of the floor are made of. */

/** Today in Athens, as the API counts days; the day of the database is another one for two or three hours of the night. */
export const TODAY = `(now() at time zone 'Europe/Athens')::date`

export const person = (alias: string) =>
  `json_build_object('username', ${alias}.username, 'firstName', ${alias}.first_name, 'surname', ${alias}.surname)`

const stepOf = (more: string) => `json_build_object(
  'id', s.id, 'title', s.title, 'description', s.description, 'position', s.position,
  'amount', s.duration_amount, 'unit', s.duration_unit, 'version', s.version${more})`

export const PLANNED_STEP = stepOf('')
export const STEP = stepOf(`,
  'studentConfirmedAt', s.student_confirmed_at, 'instructorConfirmedAt', s.instructor_confirmed_at,
  'returnedAt', s.returned_at, 'returnReason', s.return_reason,
  'files', (
    select coalesce(json_agg(json_build_object(
      'version', f.version, 'name', f.name, 'size', b.size, 'uploadedAt', f.uploaded_at) order by f.version desc), '[]')
    from step_file f join stored_file b on b.id = f.file_id where f.item_id = s.id),
  'comments', (select count(*) from step_comment c where c.item_id = s.id)`)

export const stepsOf = (list: string, step: string) =>
  `(select coalesce(json_agg(${step} order by s.position), '[]') from todo_item s where s.list_id = ${list}.id)`

const listOf = (thesis: string, step: string) => `(
  select json_build_object('id', l.id, 'title', l.title, 'description', l.description,
    'updatedAt', l.updated_at, 'version', l.version, 'steps', ${stepsOf('l', step)})
  from todo_list l where l.thesis_id = ${thesis}.id)`

export const interestsOf = (thesis: string, condition: string) => `(
  select coalesce(json_agg(json_build_object('student', ${person('p')}, 'priority', n.priority,
    'answeredPositively', n.answered_positively, 'declaredAt', n.declared_at) order by n.priority), '[]')
  from interest n join account p on p.id = n.student_id where n.thesis_id = ${thesis}.id and ${condition})`

export const KEYWORDS = `(
  select coalesce(json_agg(k.label order by k.label), '[]')
  from thesis_keyword tk join keyword k on k.id = tk.keyword_id where tk.thesis_id = t.id)`

/** What the topic has in common with the student. */
export const FIT = `json_build_object(
  'topic', (
    select coalesce(json_agg(k.label), '[]')
    from account_keyword own join thesis_keyword tk using (keyword_id) join keyword k on k.id = own.keyword_id
    where own.account_id = $2 and tk.thesis_id = t.id),
  'instructor', (
    select coalesce(json_agg(k.label), '[]')
    from account_keyword own join account_keyword his using (keyword_id) join keyword k on k.id = own.keyword_id
    where own.account_id = $2 and his.account_id = t.instructor_id and not exists (
      select from thesis_keyword tk where tk.thesis_id = t.id and tk.keyword_id = own.keyword_id)))`

/** A thesis with everything that its readers see beside it; `chosen` gives its rows and their order. */
export const thesesOf = (
  chosen: string,
  { step, interests, fit }: { step: string; interests: string; fit: string },
) => `
  select t.id, t.title, t.title_english, t.description, t.assignment_type, t.public_by_instructor, t.public_by_student,
    t.interest_deadline, t.start_date, t.intended_end, t.end_date, t.text_language, t.mark, t.abstract,
    t.final_file_name, t.image_id, t.version, t.created_at,
    ${person('i')} as instructor,
    case when s.id is not null then ${person('s')} end as student, s.email as student_email,
    d.id as department_id, d.name as department_name, u.id as institution_id, u.name as institution_name,
    ${KEYWORDS} as keywords, ${listOf('t', step)} as list, ${interests} as interests, ${fit} as fit
  from (${chosen}) t
  join account i on i.id = t.instructor_id
  join department d on d.id = i.department_id
  join institution u on u.id = d.institution_id
  left join account s on s.id = t.student_id
  order by t.created_at desc, t.id desc`
