import { readdir } from 'node:fs/promises'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import { sql } from 'drizzle-orm'

/** The invariants, each with the query for the rows that break it. */
const INVARIANTS: Record<string, string> = {
  'a student has one thesis in progress at most': `
    select student_id as id from thesis where student_id is not null and mark is null
    group by student_id having count(*) > 1`,

  'a thesis has one positive answer at most': `
    select thesis_id as id from interest where answered_positively group by thesis_id having count(*) > 1`,

  'a student with a thesis was answered positively': `
    select id from thesis where student_id is not null and not exists (
      select from interest where thesis_id = thesis.id and student_id = thesis.student_id and answered_positively
    )`,

  'no student is interested in a thesis that another has': `
    select thesis.id from interest join thesis on thesis.id = interest.thesis_id
    where thesis.student_id <> interest.student_id`,

  'no student who works on a thesis is interested in another': `
    select wanted.id from interest
    join thesis wanted on wanted.id = interest.thesis_id and wanted.student_id is null
    join thesis own on own.student_id = interest.student_id and own.mark is null`,

  'a thesis that is given has a start': `
    select id from thesis where student_id is not null and start_date is null`,

  'a marked thesis has an end and a list with every step confirmed': `
    select id from thesis where mark is not null and (end_date is null or not exists (
      select from todo_list join todo_item on list_id = todo_list.id
      where thesis_id = thesis.id having count(*) > 0 and count(instructor_confirmed_at) = count(*)
    ))`,

  'a topic has as many students as the rules allow, those who were asked among them': `
    select min(id) as id from thesis where group_key is not null and (student_id is not null or exists (
      select from interest where thesis_id = thesis.id and answered_positively
    )) group by group_key having count(*) > 2`,

  'never two living people on one position of a committee': `
    select thesis_id as id from committee_seat where state in ('invited', 'accepted')
    group by thesis_id, position having count(*) > 1`,

  'nobody sits twice in one committee': `
    select thesis_id as id from committee_seat where state in ('invited', 'accepted') and account_id is not null
    group by thesis_id, account_id having count(*) > 1`,

  'a committee of three has three members and one substitute at most': `
    select thesis_id as id from committee_seat where state in ('invited', 'accepted') group by thesis_id
    having count(*) filter (where role <> 'substitute') > 3 or count(*) filter (where role = 'substitute') > 1`,

  'members stand on the positions of members, and substitutes behind them': `
    select id from committee_seat where state in ('invited', 'accepted')
      and ((role = 'substitute') <> (position > 3))`,

  'one proposal of a student waits at most': `
    select thesis_id as id from committee_proposal where state = 'waiting'
    group by thesis_id having count(*) > 1`,

  'the marks of an examination are opened once': `
    select thesis_id as id from event where what = 'marks_opened' group by thesis_id having count(*) > (
      select count(*) from examination
      join examination_result on examination_id = examination.id
      where examination.thesis_id = event.thesis_id
    )`,

  'marks are open where everybody who was there has sealed, and only there': `
    select examination.id from examination
    join examination_presence on examination_presence.examination_id = examination.id and presence <> 'absent'
    left join member_mark on member_mark.examination_id = examination.id
      and member_mark.seat_id = examination_presence.seat_id and sealed_at is not null
    left join examination_result on examination_result.examination_id = examination.id
    group by examination.id
    having (count(*) = count(member_mark.id)) <> (count(examination_result.examination_id) > 0)`,

  'the papers of a department are numbered from 1 without gap or double': `
    select department_id as id from paper group by department_id, year
    having min(number) <> 1 or max(number) <> count(*) or count(distinct number) <> count(*)`,

  'a thesis has one paper in force of each kind, examination and seat at most': `
    select thesis_id as id from paper where voided_at is null and replaced_at is null and thesis_id is not null
    group by thesis_id, kind, examination_id, seat_id having count(*) > 1`,

  'the steps of a list are counted from 1 without gaps': `
    select list_id as id from todo_item group by list_id
    having min(position) <> 1 or max(position) <> count(*) or count(distinct position) <> count(*)`,

  'confirmed steps come first': `
    select later.list_id as id from todo_item later
    join todo_item earlier on earlier.list_id = later.list_id and earlier.position < later.position
    where later.instructor_confirmed_at is not null and earlier.instructor_confirmed_at is null`,

  'a step that the student has finished follows confirmed ones': `
    select later.list_id as id from todo_item later
    join todo_item earlier on earlier.list_id = later.list_id and earlier.position < later.position
    where later.student_confirmed_at is not null and earlier.instructor_confirmed_at is null`,

  'what the instructor confirmed the student had finished': `
    select list_id as id from todo_item
    where instructor_confirmed_at is not null and student_confirmed_at is null`,

  'only the list of a thesis that is given has progress': `
    select todo_list.id from todo_list
    join todo_item on list_id = todo_list.id and student_confirmed_at is not null
    left join thesis on thesis.id = todo_list.thesis_id
    where archived_at is null and thesis.student_id is null`,

  'a list that a release left behind belongs to that one, and to no thesis': `
    select todo_list.id from todo_list left join past_assignment on list_id = todo_list.id
    where archived_at is not null group by todo_list.id
    having count(past_assignment.id) <> 1 or todo_list.thesis_id is not null`,

  'the files of a step are versions from 1 without gaps': `
    select item_id as id from step_file group by item_id having min(version) <> 1 or max(version) <> count(*)`,

  'every stored file is used': `
    select id from stored_file
    where not exists (select from step_file where file_id = stored_file.id)
      and not exists (select from thesis where final_file_id = stored_file.id)
      and not exists (select from past_assignment where final_file_id = stored_file.id)
      and not exists (select from step_comment_file where file_id = stored_file.id)
      and not exists (select from paper where file_id = stored_file.id)
      and not exists (select from paper_return where file_id = stored_file.id)`,

  'the priority of an interest is what its student said last': `
    select thesis_id as id from interest where priority <> (
      select (details ->> 'priority')::integer from event
      where event.thesis_id = interest.thesis_id and actor_id = student_id and what = 'interest_declared'
      order by event.id desc limit 1
    )`,

  'only steps that a student works or worked on have comments': `
    select todo_list.id from step_comment
    join todo_item on todo_item.id = item_id
    join todo_list on todo_list.id = list_id
    left join thesis on thesis.id = todo_list.thesis_id
    where archived_at is null and thesis.student_id is null`,

  'only the two write comments on a step': `
    select step_comment.id from step_comment
    join todo_item on todo_item.id = item_id
    join todo_list on todo_list.id = list_id
    left join thesis on thesis.id = todo_list.thesis_id
    where author_id <> todo_list.instructor_id and author_id is distinct from thesis.student_id
      and not exists (select from past_assignment where list_id = todo_list.id and student_id = author_id)`,

  'why a step was returned is the last reason given for it': `
    select todo_item.id from todo_item where return_reason <> (
      select coalesce((
        select text from step_comment where item_id = todo_item.id and kind = 'return'
        order by step_comment.id desc limit 1
      ), '')
    )`,
}

/** The broken invariants, each with the ids of the rows. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const parts = Object.entries(INVARIANTS).map(
    ([sentence, query]) => sql`select ${sentence} as sentence, id from (${sql.raw(query)}) as broken`,
  )
  const { rows } = await db.execute<{ sentence: string; id: number }>(sql.join(parts, sql` union all `))
  return rows.map(({ sentence, id }) => `${sentence}: ${id}`)
}

/** Whether the folder of files holds as many as the tables know of. Asked when nothing is under way. */
export async function hasOrphanedFiles(db: Db, folder: string): Promise<boolean> {
  const { rows } = await db.execute<{ known: number }>(
    sql`select count(*)::integer as known from stored_file`,
  )
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length !== rows[0]?.known
}
