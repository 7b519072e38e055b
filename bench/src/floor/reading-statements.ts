import {
  FIT,
  interestsOf,
  KEYWORDS,
  PLANNED_STEP,
  person,
  STEP,
  stepsOf,
  TODAY,
  thesesOf,
} from './fragments.ts'
import type { Statement } from './statement.ts'

const IS_OPEN = `t.public_by_instructor and t.student_id is null
  and (t.interest_deadline is null or t.interest_deadline >= ${TODAY})`

const ofStudent = { step: PLANNED_STEP, interests: interestsOf('t', 'n.student_id = $2'), fit: FIT }
const ofInstructor = { step: STEP, interests: interestsOf('t', 'true'), fit: 'null' }

/** Narrowed by a fifth parameter, or not at all. */
function inInstitution(condition: string, more: string[]): Statement {
  return {
    text: thesesOf(
      `select t.* from thesis t where t.institution_id = $1 and ${IS_OPEN} ${condition}
       order by t.created_at desc, t.id desc limit $3 offset $4`,
      ofStudent,
    ),
    parameters: ['institution', 'student', 'limit', 'offset', ...more],
  }
}

export const READING = {
  openTheses: {
    text: thesesOf(
      `select t.* from thesis t where t.department_id = $1 and ${IS_OPEN}
       order by t.created_at desc, t.id desc limit $3 offset $4`,
      ofStudent,
    ),
    parameters: ['department', 'student', 'limit', 'offset'],
  },
  institutionTheses: inInstitution('', []),
  titledTheses: inInstitution(`and t.title_letters like '%' || trigram_letters(fold($5)) || '%'`, ['title']),
  keywordTheses: inInstitution(
    `and t.id in (
       select tk.thesis_id from thesis_keyword tk join keyword k on k.id = tk.keyword_id where k.label = $5)`,
    ['keyword'],
  ),
  ownThesis: {
    text: thesesOf('select t.* from thesis t where t.id = $1', ofInstructor),
    parameters: ['thesis'],
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
  process: {
    text: `
      select t.id, b.id as book_id, b.title as book_title, b.in_force_from, b.rules,
        (select coalesce(json_agg(json_build_object(
            'id', s.id, 'position', s.position, 'role', s.role, 'state', s.state, 'person', ${person('a')},
            'rank', a.rank, 'invitedAt', s.invited_at, 'dueOn', s.due_on, 'answeredAt', s.answered_at)
            order by s.position, s.id), '[]')
          from committee_seat s join account a on a.id = s.account_id where s.thesis_id = t.id) as seats,
        (select bool_and(s.instructor_confirmed_at is not null)
          from todo_list l join todo_item s on s.list_id = l.id where l.thesis_id = t.id) as all_done,
        (select coalesce(json_agg(e order by e.id desc), '[]') from examination e where e.thesis_id = t.id) as examinations,
        (select coalesce(json_agg(json_build_object('id', p.id, 'kind', p.kind, 'number', p.number) order by p.id), '[]')
          from paper p where p.thesis_id = t.id) as papers
      from thesis t left join rulebook b on b.id = t.rulebook_id where t.id = $1`,
    parameters: ['thesis'],
  },
  departmentTheses: {
    text: thesesOf(
      `select t.* from thesis t where t.department_id = $1 and (t.public_by_instructor or t.student_id is not null)
       order by t.created_at desc, t.id desc limit $2 offset $3`,
      ofInstructor,
    ),
    parameters: ['department', 'limit', 'offset'],
  },
  students: {
    text: `
      select a.username, a.first_name, a.surname, a.email, r.registry_number, r.semester, r.courses_passed,
        r.courses_owed, r.ects, r.average_hundredths, r.as_of, r.version
      from account a left join student_record r on r.account_id = a.id
      where a.department_id = $1 and a.role = 'student' and a.closed_at is null
      order by a.surname collate "el-x-icu", a.first_name collate "el-x-icu", a.id limit $2 offset $3`,
    parameters: ['department', 'limit', 'offset'],
  },
  publicTopics: {
    text: `
      select t.id, t.title, t.title_english, t.description, t.updated_at, t.interest_deadline, ${person('i')} as instructor,
        ${KEYWORDS} as keywords
      from thesis t join account i on i.id = t.instructor_id
      where t.department_id = $1 and ${IS_OPEN} order by t.created_at desc, t.id desc limit $2`,
    parameters: ['department', 'limit'],
  },
  publicTopic: {
    text: `
      select t.id, t.title, t.title_english, t.description, t.updated_at, t.interest_deadline, ${person('i')} as instructor,
        d.id as department_id, d.name as department_name, u.name as institution_name, ${KEYWORDS} as keywords
      from thesis t join account i on i.id = t.instructor_id
      join department d on d.id = t.department_id join institution u on u.id = d.institution_id
      where t.id = $1 and ${IS_OPEN}`,
    parameters: ['topic'],
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
          and (n.declared_at at time zone 'Europe/Athens')::date >= ${TODAY} - 7
      ) + (
        select count(*) from thesis t
        where t.instructor_id = $1 and t.mark is null and (
          t.student_id is null and t.interest_deadline between ${TODAY} and ${TODAY} + 7
          or t.student_id is not null and t.intended_end between ${TODAY} and ${TODAY} + 7
        )
      ) as total`,
    parameters: ['instructor'],
  },
  departments: {
    text: `
      select d.id, d.name, d.email, d.phone, d.city, d.url, d.latitude, d.longitude, d.version,
        json_build_object('id', u.id, 'name', u.name, 'type', u.type, 'url', u.url, 'logo', u.logo) as institution
      from department d join institution u on u.id = d.institution_id
      order by u.name collate "el-x-icu", u.id, d.name collate "el-x-icu", d.id`,
    parameters: [],
  },
} satisfies Record<string, Statement>
