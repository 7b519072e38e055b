import { TODAY } from '../floor/fragments.ts'

/*
 * Where the benchmark finds whom it plays. None of these is measured.
 */

const IS_OPEN = `t.student_id is null and t.public_by_instructor
  and (t.interest_deadline is null or t.interest_deadline >= ${TODAY})`

const person = (alias: string) => `json_build_object('id', ${alias}.id, 'username', ${alias}.username)`

export const STUDENTS = `
  with chosen as materialized (
    select a.id, a.username, a.department_id from account a
    where a.id between $1 and $2
      and not exists (select from interest n where n.student_id = a.id and n.answered_positively)
    order by a.id limit $3
  ), topics as materialized (
    select t.id, t.department_id, t.institution_id, l.id is not null as is_listed
    from thesis t left join todo_list l on l.thesis_id = t.id
    where ${IS_OPEN}
  )
  select a.id, a.username, d.id as department, d.institution_id as institution,
    (select count(*)::int from topics t where t.institution_id = d.institution_id) as "openInInstitution",
    found.word, found.keyword,
    array(select t.id from topics t where t.department_id = d.id and t.is_listed order by t.id desc limit 8) as theses,
    topic.id as topic
  from chosen a
  join department d on d.id = a.department_id
  join lateral (
    select t.id from topics t
    where t.department_id = d.id
      and not exists (select from interest n where n.thesis_id = t.id and n.student_id = a.id)
    order by (t.id::bigint * 7919 + a.id::bigint * 104729) % 10007 limit 1
  ) topic on true
  join lateral (
    -- A title goes on with its means: «με …».
    select split_part(split_part(t.title, ' με ', 2), ' ', 1) as word, k.label as keyword
    from topics o join thesis t on t.id = o.id join thesis_keyword tk on tk.thesis_id = t.id join keyword k on k.id = tk.keyword_id
    where o.institution_id = d.institution_id order by t.id desc, k.id limit 1
  ) found on true
  order by a.id`

export const INSTRUCTORS = 'select id, username from account where id between $1 and $2 order by id limit $3'

export const OWN_THESES = `
  select ${person('i')} as instructor, t.id as thesis
  from thesis t join account i on i.id = t.instructor_id join todo_list l on l.thesis_id = t.id
  where ${IS_OPEN} order by t.id desc limit $1`

export const PUBLIC_TOPICS = `
  select t.id as thesis from thesis t where t.department_id = $1 and ${IS_OPEN} order by t.id desc limit $2`

/** Theses that have a student, with those who supervise them. */
export const assignedTheses = (condition: string) => `
  select ${person('i')} as instructor, t.id as thesis
  from thesis t join account i on i.id = t.instructor_id join todo_list l on l.thesis_id = t.id
  where t.student_id is not null and ${condition} order by t.id desc limit $1`

export const STEPS = `
  select s.id as item, t.id as thesis, ${person('a')} as student, ${person('i')} as instructor
  from thesis t
  join account a on a.id = t.student_id
  join account i on i.id = t.instructor_id
  join todo_list l on l.thesis_id = t.id
  join lateral (
    select id, student_confirmed_at from todo_item
    where list_id = l.id and instructor_confirmed_at is null order by position limit 1
  ) s on s.student_confirmed_at is null
  where t.mark is null order by t.id desc limit $1`
