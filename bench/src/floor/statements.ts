/** A call of the floor: one statement, and the names of its parameters in the query of the address. */
export interface Statement {
  text: string
  parameters: readonly string[]
}

const person = (alias: string) =>
  `json_build_object('username', ${alias}.username, 'firstName', ${alias}.first_name, 'surname', ${alias}.surname)`

const stepOf = (more: string) => `json_build_object(
  'id', s.id, 'title', s.title, 'description', s.description, 'position', s.position,
  'amount', s.duration_amount, 'unit', s.duration_unit, 'version', s.version${more})`

const PLANNED_STEP = stepOf('')
const STEP = stepOf(`,
  'studentConfirmedAt', s.student_confirmed_at, 'instructorConfirmedAt', s.instructor_confirmed_at,
  'returnedAt', s.returned_at, 'returnReason', s.return_reason,
  'files', (
    select coalesce(json_agg(json_build_object(
      'version', f.version, 'name', f.name, 'size', b.size, 'uploadedAt', f.uploaded_at) order by f.version desc), '[]')
    from step_file f join stored_file b on b.id = f.file_id where f.item_id = s.id),
  'comments', (select count(*) from step_comment c where c.item_id = s.id)`)

const stepsOf = (list: string, step: string) =>
  `(select coalesce(json_agg(${step} order by s.position), '[]') from todo_item s where s.list_id = ${list}.id)`

const listOf = (thesis: string, step: string) => `(
  select json_build_object('id', l.id, 'title', l.title, 'description', l.description,
    'updatedAt', l.updated_at, 'version', l.version, 'steps', ${stepsOf('l', step)})
  from todo_list l where l.thesis_id = ${thesis}.id)`

const interestsOf = (thesis: string, condition: string) => `(
  select coalesce(json_agg(json_build_object('student', ${person('p')}, 'priority', n.priority,
    'answeredPositively', n.answered_positively, 'declaredAt', n.declared_at) order by n.priority), '[]')
  from interest n join account p on p.id = n.student_id where n.thesis_id = ${thesis}.id and ${condition})`

const KEYWORDS = `(
  select coalesce(json_agg(k.label order by k.label), '[]')
  from thesis_keyword tk join keyword k on k.id = tk.keyword_id where tk.thesis_id = t.id)`

/** What the topic has in common with the student. */
const FIT = `json_build_object(
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
const thesesOf = (
  chosen: string,
  { step, interests, fit }: { step: string; interests: string; fit: string },
) => `
  select t.id, t.title, t.description, t.assignment_type, t.public_by_instructor, t.public_by_student,
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

const IS_OPEN = `t.public_by_instructor and t.student_id is null
  and (t.interest_deadline is null or t.interest_deadline >= current_date)`

const ofStudent = { step: PLANNED_STEP, interests: interestsOf('t', 'n.student_id = $2'), fit: FIT }
const ofInstructor = { step: STEP, interests: interestsOf('t', 'true'), fit: 'null' }

export const STATEMENTS = {
  openTheses: {
    text: thesesOf(
      `select t.* from thesis t where t.department_id = $1 and ${IS_OPEN}
       order by t.created_at desc, t.id desc limit $3 offset $4`,
      ofStudent,
    ),
    parameters: ['department', 'student', 'limit', 'offset'],
  },
  thesis: {
    text: thesesOf('select t.* from thesis t where t.id = $1', ofStudent),
    parameters: ['thesis', 'student'],
  },
  thesesInProgress: {
    text: thesesOf(
      `select t.* from thesis t
       where t.instructor_id = $1 and t.student_id is not null and t.mark is null
       order by t.created_at desc, t.id desc limit $2 offset $3`,
      ofInstructor,
    ),
    parameters: ['instructor', 'limit', 'offset'],
  },
  todoLists: {
    text: `
      select l.id, l.title, l.description, l.updated_at, l.version, ${person('i')} as instructor,
        t.id as thesis_id, t.title as thesis_title, ${stepsOf('l', STEP)} as steps
      from (
        select * from todo_list where instructor_id = $1 and archived_at is null
        order by thesis_id is not null, updated_at desc, id desc limit $2 offset $3
      ) l
      join account i on i.id = l.instructor_id
      left join thesis t on t.id = l.thesis_id
      order by l.thesis_id is not null, l.updated_at desc, l.id desc`,
    parameters: ['instructor', 'limit', 'offset'],
  },
  overview: {
    text: `
      select (
        select count(*) from thesis t
        cross join lateral (
          select bool_or(s.student_confirmed_at is not null and s.instructor_confirmed_at is null) as waits,
            bool_and(s.instructor_confirmed_at is not null) as all_done
          from todo_list l join todo_item s on s.list_id = l.id where l.thesis_id = t.id
        ) steps
        where t.instructor_id = $1 and t.student_id is not null and t.mark is null and (steps.waits or steps.all_done)
      ) + (
        select count(*) from interest n join thesis t on t.id = n.thesis_id
        where t.instructor_id = $1 and t.student_id is null
          and (n.declared_at at time zone 'Europe/Athens')::date >= current_date - 7
      ) + (
        select count(*) from thesis t
        where t.instructor_id = $1 and t.mark is null and (
          t.student_id is null and t.interest_deadline between current_date and current_date + 7
          or t.student_id is not null and t.intended_end between current_date and current_date + 7
        )
      ) as total`,
    parameters: ['instructor'],
  },
} satisfies Record<string, Statement>

export type StatementName = keyof typeof STATEMENTS
