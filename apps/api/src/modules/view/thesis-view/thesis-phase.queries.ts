import { USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import type { ProcessPhase } from '@diatrivi/domain/view/department-list/office-filter'
import type { Overlay, Phase } from '@diatrivi/domain/view/process/phase'
import { type SQL, sql } from 'drizzle-orm'
import { rulebook } from '../../department/rulebook/tables.ts'
import { committeeSeat } from '../../examination/committee/tables.ts'
import { examinationStatus } from '../../examination/examination/result/outcome.queries.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { IN_PROGRESS, ofSteps } from './thesis-status.queries.ts'

/*
 * The domain's `phaseOf` and `overlaysOf` as conditions on the table of theses, for lists that are narrowed to them. What
 * costs little stands first, so that the examination and the seats are read of theses in progress under a rule book alone.
 */

const UNDER_BOOK = sql`${thesis.rulebookId} is not null`

/** A value of the examination of the present student, which is read once; null where there is none. */
const ofExamination = (value: SQL) => sql`(
  select ${value} from (
    select status ->> 'state' as state, status ->> 'outcome' as outcome,
      (status ->> 'areCorrectionsAccepted')::boolean as is_corrected,
      (status ->> 'hasFailed')::boolean as has_failed, (status ->> 'attempts')::integer as attempts
    from (select ${examinationStatus()} as status offset 0) as read offset 0
  ) as status where state is not null
)`

const PHASE_OF_EXAMINATION = ofExamination(sql`case
  when state <> 'held' then 'examPlanned'
  when outcome is null then 'marking'
  when outcome = 'failed' then null
  when outcome = 'corrections' and not is_corrected then 'corrections'
  else 'completing'
end`)
const ALL_CONFIRMED = ofSteps(
  'bool_and(todo_item.student_confirmed_at is not null and todo_item.instructor_confirmed_at is not null)',
)
const PHASE_IN_PROGRESS = sql`coalesce(
  ${PHASE_OF_EXAMINATION}, case when ${ALL_CONFIRMED} then 'readyForExam' else 'inWork' end
)`

/** The phase of each thesis; null without a rule book. */
export const PHASE: SQL<Phase | null> = sql`case
  when ${thesis.rulebookId} is null then null
  when ${thesis.studentId} is null then 'offered'
  when ${thesis.mark} is not null then 'closed'
  else ${PHASE_IN_PROGRESS}
end`

export function isInPhase(phase: ProcessPhase): SQL {
  return phase === 'closed'
    ? sql`${UNDER_BOOK} and ${thesis.mark} is not null`
    : sql`${UNDER_BOOK} and ${IN_PROGRESS} and ${PHASE_IN_PROGRESS} = ${phase}`
}

/** A number of the rule book of the thesis; what the book does not say is as usual. */
const ruled = (rule: SQL, usual: number) => sql`(
  select coalesce((${rule})::integer, ${sql.raw(String(usual))}) from ${rulebook} where rulebook.id = ${thesis}.rulebook_id
)`
const SIZE = ruled(sql`rulebook.rules -> 'committee' ->> 'size'`, USUAL_RULES.committee.size)
const ATTEMPTS = ruled(sql`rulebook.rules -> 'examination' ->> 'attempts'`, USUAL_RULES.examination.attempts)
/** As the domain's `hasCommittee`: a committee of one is none. */
const HAS_COMMITTEE = sql`${SIZE} > 1`
const ACCEPTED = sql`(
  select count(*) from ${committeeSeat}
  where committee_seat.thesis_id = ${thesis}.id
    and committee_seat.role <> 'substitute' and committee_seat.state = 'accepted'
)`
const ARE_ATTEMPTS_USED = sql`coalesce(
  ${HAS_COMMITTEE} and ${ofExamination(sql`outcome = 'failed' and attempts >= ${ATTEMPTS}`)}, false
)`
const IS_HELD = sql`coalesce(${ofExamination(sql`state = 'held' and outcome is distinct from 'failed'`)}, false)`

const OVERLAID: Readonly<Record<Overlay, SQL>> = {
  committeeIncomplete: sql`${HAS_COMMITTEE} and ${ACCEPTED} < ${SIZE} and not ${IS_HELD} and not ${ARE_ATTEMPTS_USED}`,
  failedOnce: sql`${ofExamination(sql`has_failed`)} and not ${ARE_ATTEMPTS_USED}`,
  attemptsUsed: ARE_ATTEMPTS_USED,
}

export function isOverlaid(overlay: Overlay): SQL {
  return sql`${UNDER_BOOK} and ${IN_PROGRESS} and ${OVERLAID[overlay]}`
}
