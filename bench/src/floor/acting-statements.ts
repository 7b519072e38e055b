import type { Statement } from './statement.ts'

/** The rows of an action of which there are always the same two: what happened, and who is notified. */
const noted = (what: string, { actor, notified }: { actor: string; notified: string }) => `
  notified as (
    insert into notice (account_id, kind, thesis_id, created_at, delivery)
    values (${notified}, '${what}', $1, now(), 'at_once')
  )
  insert into event (thesis_id, actor_id, what, happened_at) values ($1, ${actor}, '${what}', now())`

const INSTRUCTOR = '(select instructor_id from thesis where id = $1)'
const BY_STUDENT = { actor: '$2', notified: INSTRUCTOR }
const OF_STEP = { actor: '$3::int', notified: '$4::int' }

/** What an action writes, without its rules, its locks and its mail. */
export const ACTING = {
  declare: {
    text: `with declared as (
        insert into interest (thesis_id, student_id, priority, declared_at) values ($1, $2, 1, now())
        on conflict (thesis_id, student_id) do update set priority = excluded.priority
      ), ${noted('interest_declared', BY_STUDENT)}`,
    parameters: ['thesis', 'student'],
  },
  withdraw: {
    text: `with withdrawn as (delete from interest where thesis_id = $1 and student_id = $2),
      ${noted('interest_withdrawn', BY_STUDENT)}`,
    parameters: ['thesis', 'student'],
  },
  finish: {
    text: `with finished as (update todo_item set student_confirmed_at = now() where id = $2),
      ${noted('step_finished', OF_STEP)}`,
    parameters: ['thesis', 'item', 'actor', 'notified'],
  },
  return: {
    text: `with returned as (
        update todo_item set student_confirmed_at = null, returned_at = now() where id = $2
      ), ${noted('step_returned', OF_STEP)}`,
    parameters: ['thesis', 'item', 'actor', 'notified'],
  },
} satisfies Record<string, Statement>
