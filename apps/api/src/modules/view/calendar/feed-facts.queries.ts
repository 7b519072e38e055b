import type { Role } from '@diatrivi/domain/people/account/role'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { FeedReader } from '@diatrivi/domain/view/calendar/feed-facts'
import { and, eq, gt, gte, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { jsonRows } from '../../../platform/database/json-rows.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { committeeSeat } from '../../examination/committee/tables.ts'
import {
  dateAnswer,
  dateOption,
  examination,
  examinationResult,
} from '../../examination/examination/tables.ts'
import { account } from '../../people/account/tables.ts'
import { interest } from '../../thesis/interest/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { pastAssignment, todoItem, todoList } from '../../thesis/todo-list/tables.ts'

/*
 * What the calendar of a person is chosen from: a little more than it shows. The domain decides which of these count.
 * Each statement begins at the person, so that it reads the rows of that person's theses and no others.
 */

/** The person whose calendar it is, and the days from which on it shows anything. */
export interface Asked extends Pick<FeedReader, 'accountId' | 'hasSteps'> {
  role: Role
  departmentId: number | null
  now: Date
  today: IsoDate
  /** No day before it is shown, nor an examination that was cancelled before it. */
  firstDay: IsoDate
  /** No examination before it is shown. */
  firstHeld: IsoDate
}

const thesisFields = { id: thesis.id, title: thesis.title, changedAt: thesis.updatedAt }

/** Seats whose people examine: accepted, and not those of substitutes. */
const isSeatOf = (accountId: number) =>
  and(
    eq(committeeSeat.accountId, accountId),
    eq(committeeSeat.state, 'accepted'),
    ne(committeeSeat.role, 'substitute'),
  )

/** A day in Greece begins before the same day of the server. */
const since = (day: IsoDate) => sql`${day}::date - 1`

const examinationColumns = {
  id: examination.id,
  startsAt: examination.startsAt,
  minutes: examination.minutes,
  place: examination.place,
  link: examination.link,
  state: examination.state,
  revision: examination.revision,
  changedAt: examination.updatedAt,
  thesis: thesisFields,
  supervisor: { firstName: account.firstName, surname: account.surname },
}

/**
 * A student's own, also of a thesis that was given up; of the others those of the student who has the thesis now: of
 * instructors where they examine, of an office all of its department.
 */
export function listExaminations(db: Reader, { accountId, departmentId, role, firstDay, firstHeld }: Asked) {
  const { startsAt, state, updatedAt: changedAt } = examination
  const isExaminedByReader = sql`${thesis.id} in (
    select ${thesis.id} from ${thesis} where ${thesis.instructorId} = ${accountId}
    union
    select ${committeeSeat.thesisId} from ${committeeSeat} where ${isSeatOf(accountId)}
  )`
  const isForReader =
    role === 'secretary' ? sql`${thesis.departmentId} = ${departmentId}` : isExaminedByReader
  const isOfReader =
    role === 'student'
      ? eq(examination.studentId, accountId)
      : and(eq(examination.studentId, thesis.studentId), isForReader)
  return db
    .select(examinationColumns)
    .from(examination)
    .innerJoin(thesis, eq(thesis.id, examination.thesisId))
    .innerJoin(account, eq(account.id, thesis.instructorId))
    .where(
      and(
        isOfReader,
        or(
          and(ne(state, 'cancelled'), gte(startsAt, since(firstHeld))),
          and(eq(state, 'cancelled'), gte(changedAt, since(firstDay))),
        ),
      ),
    )
}

/** Examinations that were cancelled because the student gave the thesis up, for those who were to examine, and their office. */
export function listGivenUpExaminations(db: Reader, { accountId, departmentId, role, firstDay }: Asked) {
  // A release takes the seats too, after the examination.
  const isLeftByReader = and(
    eq(committeeSeat.accountId, accountId),
    eq(committeeSeat.state, 'left'),
    ne(committeeSeat.role, 'substitute'),
  )
  const isOfExaminer = sql`${thesis.id} in (
    select ${thesis.id} from ${thesis} where ${thesis.instructorId} = ${accountId}
    union
    select ${committeeSeat.thesisId} from ${committeeSeat} where ${isLeftByReader}
  ) and (${thesis.instructorId} = ${accountId} or exists (
    select from ${committeeSeat} where ${committeeSeat.thesisId} = ${thesis.id} and ${isLeftByReader}
      and ${committeeSeat.updatedAt} >= ${examination.updatedAt}
  ))`
  // Drafts are not for an office: a topic that was made one again is read by its instructor alone.
  const isOfOffice = and(
    sql`${thesis.departmentId} = ${departmentId}`,
    or(isNotNull(thesis.studentId), thesis.publicByInstructor),
  )
  return db
    .selectDistinctOn([examination.id], examinationColumns)
    .from(pastAssignment)
    .innerJoin(thesis, eq(thesis.id, pastAssignment.thesisId))
    .innerJoin(
      examination,
      and(eq(examination.studentId, pastAssignment.studentId), eq(examination.thesisId, thesis.id)),
    )
    .innerJoin(account, eq(account.id, thesis.instructorId))
    .where(
      and(
        role === 'secretary' ? isOfOffice : isOfExaminer,
        gte(pastAssignment.releasedAt, since(firstDay)),
        eq(examination.state, 'cancelled'),
        sql`${examination.studentId} is distinct from ${thesis.studentId}`,
      ),
    )
}

/** Dates ahead of which the reader is asked, as long as no examination is planned. */
export function listOfferedDates(db: Reader, { accountId, role, now }: Asked) {
  const isStudent = role === 'student'
  const hasExaminationAhead = sql`exists (
    select from ${examination} where ${examination.thesisId} = ${thesis.id}
      and ${examination.state} in ('planned', 'announced')
  )`
  return db
    .select({
      id: dateOption.id,
      startsAt: dateOption.startsAt,
      minutes: dateOption.minutes,
      offeredAt: dateOption.createdAt,
      answer: dateAnswer.answer,
      answeredAt: dateAnswer.updatedAt,
      thesis: thesisFields,
    })
    .from(dateOption)
    .innerJoin(thesis, eq(thesis.id, dateOption.thesisId))
    .leftJoin(committeeSeat, and(eq(committeeSeat.thesisId, thesis.id), isSeatOf(accountId)))
    .leftJoin(
      dateAnswer,
      and(
        eq(dateAnswer.optionId, dateOption.id),
        isStudent ? eq(dateAnswer.accountId, accountId) : eq(dateAnswer.seatId, committeeSeat.id),
      ),
    )
    .where(
      and(
        isStudent ? eq(thesis.studentId, accountId) : isNotNull(committeeSeat.id),
        gt(dateOption.startsAt, now),
        isNotNull(thesis.studentId),
        isNull(thesis.mark),
        sql`not ${hasExaminationAhead}`,
      ),
    )
}

export function listInvitations(db: Reader, { accountId, today }: Asked) {
  return db
    .select({
      seatId: committeeSeat.id,
      dueOn: committeeSeat.dueOn,
      changedAt: committeeSeat.updatedAt,
      thesis: thesisFields,
    })
    .from(committeeSeat)
    .innerJoin(thesis, eq(thesis.id, committeeSeat.thesisId))
    .where(
      and(
        eq(committeeSeat.accountId, accountId),
        eq(committeeSeat.state, 'invited'),
        gte(committeeSeat.dueOn, today),
      ),
    )
}

/** Corrections that a student owes. */
export async function listOwedCorrections(db: Reader, { accountId, role }: Asked) {
  if (role !== 'student') return []
  const rows = await db
    .select({
      examinationId: examinationResult.examinationId,
      dueOn: examinationResult.correctionsDue,
      changedAt: examinationResult.openedAt,
      thesis: thesisFields,
    })
    .from(examination)
    .innerJoin(examinationResult, eq(examinationResult.examinationId, examination.id))
    .innerJoin(thesis, eq(thesis.id, examination.thesisId))
    .where(
      and(
        eq(examination.studentId, accountId),
        eq(thesis.studentId, accountId),
        isNull(thesis.mark),
        eq(examinationResult.outcome, 'corrections'),
        isNull(examinationResult.correctionsAcceptedAt),
      ),
    )
  return rows.flatMap(({ dueOn, ...row }) => (dueOn === null ? [] : [{ ...row, dueOn }]))
}

/** Unmarked theses with a day: the reader's own, and topics in which a student declared interest. */
export function listTheses(db: Reader, asked: Asked) {
  return db
    .select({
      ...thesisFields,
      studentId: thesis.studentId,
      publicByInstructor: thesis.publicByInstructor,
      interestDeadline: thesis.interestDeadline,
      startDate: thesis.startDate,
      intendedEnd: thesis.intendedEnd,
      mark: thesis.mark,
      version: thesis.version,
      steps: stepsOfThesis(asked).sql,
    })
    .from(thesis)
    .where(and(isNull(thesis.mark), asked.role === 'student' ? isOfStudent(asked) : isOfInstructor(asked)))
}

function isOfStudent({ accountId }: Asked): SQL | undefined {
  return and(
    sql`${thesis.id} in (
      select ${thesis.id} from ${thesis} where ${thesis.studentId} = ${accountId}
      union
      select ${interest.thesisId} from ${interest} where ${interest.studentId} = ${accountId}
    )`,
    // A topic that another student has been given is none any more.
    or(eq(thesis.studentId, accountId), isNull(thesis.studentId)),
  )
}

function isOfInstructor({ accountId, firstDay }: Asked): SQL | undefined {
  return and(
    eq(thesis.instructorId, accountId),
    or(isNotNull(thesis.studentId), and(thesis.publicByInstructor, gte(thesis.interestDeadline, firstDay))),
  )
}

/** In their order; none where they are not wanted. */
function stepsOfThesis({ hasSteps }: Asked) {
  return jsonRows(
    {
      id: todoItem.id,
      title: todoItem.title,
      amount: todoItem.durationAmount,
      unit: todoItem.durationUnit,
      version: todoItem.version,
      changedAt: todoItem.updatedAt,
      listChangedAt: todoList.updatedAt,
      studentConfirmedAt: todoItem.studentConfirmedAt,
      instructorConfirmedAt: todoItem.instructorConfirmedAt,
    },
    sql`
      from ${todoList} join ${todoItem} on ${todoItem.listId} = ${todoList.id}
      where ${todoList.thesisId} = ${thesis.id} and ${thesis.studentId} is not null and ${hasSteps}
      order by ${todoItem.position}
    `,
  )
}
