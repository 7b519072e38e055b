import { FIT, interestsOf, PLANNED_STEP, person, STEP, stepsOf, thesesOf } from './fragments.ts'
import type { Statement } from './statement.ts'

const IS_OPEN = `t.public_by_instructor and t.student_id is null
  and (t.interest_deadline is null or t.interest_deadline >= current_date)`

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
  departments: {
    text: `
      select d.id, d.name, d.email, d.phone, d.city, d.url, d.latitude, d.longitude, d.version,
        json_build_object('id', u.id, 'name', u.name, 'type', u.type, 'url', u.url, 'logo', u.logo) as institution
      from department d join institution u on u.id = d.institution_id
      order by u.name collate "el-x-icu", u.id, d.name collate "el-x-icu", d.id`,
    parameters: [],
  },
} satisfies Record<string, Statement>
