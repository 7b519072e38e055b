import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { searchWords } from '@diatrivi/domain/shared/search-text'
import type { OfficeFilter } from '@diatrivi/domain/view/department-list/office-filter'
import { academicYear } from '@diatrivi/domain/view/statistics/academic-year'
import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import { foldedContains } from '../../../platform/database/greek.ts'
import { committeeSeat, outsidePerson } from '../../examination/committee/tables.ts'
import { examination, examinationResult } from '../../examination/examination/tables.ts'
import { IN_FORCE, paper } from '../../examination/paper/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { isInPhase, isOverlaid } from './thesis-phase.queries.ts'
import { byInstructor } from './thesis-search.queries.ts'
import type { ThesisSelection } from './thesis-selection.queries.ts'

/** The condition of each filter of the office; a text that is empty narrows nothing. */
const CONDITIONS: {
  readonly [Name in keyof OfficeFilter]: (wanted: NonNullable<OfficeFilter[Name]>) => ThesisSelection
} = {
  phase: isInPhase,
  overlay: isOverlaid,
  instructor: (names) => and(...searchWords(names).map(byInstructor)),
  member: hasMember,
  programme: (programmeId) => eq(thesis.programmeId, programmeId),
  year: (year) => between(thesis.startDate, academicYear(year).firstDay, academicYear(year).lastDay),
  paper: hasPaper,
  minutesDue: (isAsked) => (isAsked ? ARE_MINUTES_DUE : undefined),
}

/** The filters of the office, combined with AND. */
export function matchingOfOffice(filter: Partial<OfficeFilter>): ThesisSelection {
  const names = Object.keys(CONDITIONS) as (keyof OfficeFilter)[]
  return and(...names.map((name) => conditionOf(name, filter[name])))
}

function conditionOf<Name extends keyof OfficeFilter>(
  name: Name,
  wanted: OfficeFilter[Name] | null | undefined,
): ThesisSelection {
  return wanted === null || wanted === undefined ? undefined : CONDITIONS[name](wanted)
}

/** All words are in the names of one person, with an account or without. */
function hasMember(names: string): SQL | undefined {
  const words = searchWords(names)
  if (words.length === 0) return undefined
  const inNames = and(...words.map((word) => foldedContains(MEMBERS_NAMES, word)))
  return sql`exists (
    select from ${committeeSeat}
      left join ${account} on account.id = committee_seat.account_id
      left join ${outsidePerson} on outside_person.id = committee_seat.outside_person_id
    where committee_seat.thesis_id = ${thesis}.id
      and committee_seat.role <> 'supervisor' and committee_seat.state in ('invited', 'accepted')
      and ${inNames}
  )`
}
const MEMBERS_NAMES = sql`concat_ws(
  ' ', account.first_name, account.surname, outside_person.first_name, outside_person.surname
)`

/** Whether a paper of the kind is in force. */
function hasPaper(kind: PaperKind): SQL {
  return sql`exists (
    select from ${paper} where paper.thesis_id = ${thesis}.id and paper.kind = ${kind}
      and ${IN_FORCE}
  )`
}

/** Whether an examination of the present student has known marks and no minutes in force. */
const ARE_MINUTES_DUE = sql`${thesis.rulebookId} is not null and exists (
  select from ${examination} join ${examinationResult} on examination_result.examination_id = examination.id
    where examination.thesis_id = ${thesis}.id and examination.state <> 'cancelled'
      and coalesce(examination.student_id, ${thesis}.student_id) = ${thesis}.student_id
      and not exists (
        select from ${paper} where paper.examination_id = examination.id and paper.kind = 'minutes'
          and ${IN_FORCE}
      )
)`
