import { athensDate, athensTime, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { ReminderFacts } from '@diatrivi/domain/thesis/notice/reminder'
import { and, asc, between, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { endOf } from '../../../platform/database/athens-days.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { committeeSeat } from '../../examination/committee/tables.ts'
import { examination } from '../../examination/examination/tables.ts'
import { account } from '../../people/account/tables.ts'
import { interest } from '../../thesis/interest/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { todoItem, todoList } from '../../thesis/todo-list/tables.ts'

export interface RemindableThesis extends ReminderFacts {
  title: string
  examination: PlannedExamination | null
  instructor: string
  /** The student who has it, or who was given the answer. */
  student: string | null
}

type PlannedExamination = NonNullable<ReminderFacts['examination']> & { time: string; place: string | null }

interface Sight {
  today: IsoDate
  /** No date after it is reminded of. */
  lastDay: IsoDate
  /** No answer after it is reminded of. */
  lastAnswer: IsoDate
}

const instructor = alias(account, 'instructor')
const student = alias(account, 'student')

/** A batch of theses that may need a reminder, by id, after a given one. */
export async function listRemindable(
  db: Reader,
  { today, lastDay, lastAnswer }: Sight,
  { after, limit }: { after: number; limit: number },
): Promise<RemindableThesis[]> {
  const comesNear = or(
    // Theses in progress have steps, whose planned ends only the domain can compute.
    isNotNull(thesis.studentId),
    and(thesis.publicByInstructor, between(thesis.interestDeadline, today, lastDay)),
    sql`${interest.answeredAt} < ${endOf(lastAnswer)}`,
  )
  const rows = await db
    .select({
      thesisId: thesis.id,
      title: thesis.title,
      instructorId: thesis.instructorId,
      studentId: thesis.studentId,
      publicByInstructor: thesis.publicByInstructor,
      interestDeadline: thesis.interestDeadline,
      startDate: thesis.startDate,
      intendedEnd: thesis.intendedEnd,
      mark: thesis.mark,
      answeredTo: interest.studentId,
      answeredAt: interest.answeredAt,
      supervisor: { firstName: instructor.firstName, surname: instructor.surname },
      studentOrAsked: { firstName: student.firstName, surname: student.surname },
    })
    .from(thesis)
    .innerJoin(instructor, eq(instructor.id, thesis.instructorId))
    .leftJoin(
      interest,
      and(eq(interest.thesisId, thesis.id), interest.answeredPositively, isNull(thesis.studentId)),
    )
    .leftJoin(student, eq(student.id, sql`coalesce(${thesis.studentId}, ${interest.studentId})`))
    .where(and(isNull(thesis.mark), gt(thesis.id, after), comesNear))
    .orderBy(asc(thesis.id))
    .limit(limit)
  const given = rows.filter(({ studentId }) => studentId !== null).map(({ thesisId }) => thesisId)
  const steps = await stepsOf(db, given)
  const examinations = await examinationsOf(db, given)
  return rows.map(({ answeredTo, answeredAt, supervisor, studentOrAsked, ...row }) => ({
    ...row,
    instructor: fullName(supervisor),
    student: studentOrAsked && fullName(studentOrAsked),
    answer:
      answeredTo === null || answeredAt === null
        ? null
        : { studentId: answeredTo, answeredOn: athensDate(answeredAt) },
    steps: steps.get(row.thesisId) ?? [],
    examination: examinations.get(row.thesisId) ?? null,
  }))
}

async function examinationsOf(db: Reader, thesisIds: number[]): Promise<Map<number, PlannedExamination>> {
  if (thesisIds.length === 0) return new Map()
  const rows = await db
    .select({
      thesisId: examination.thesisId,
      startsAt: examination.startsAt,
      place: examination.place,
      memberIds: sql<number[]>`array(
        select seat.account_id from ${committeeSeat} as seat
        where seat.thesis_id = ${examination}.thesis_id and seat.role <> 'substitute'
          and seat.state = 'accepted' and seat.account_id is not null
        order by seat.position
      )`,
    })
    .from(examination)
    .where(
      and(inArray(examination.thesisId, thesisIds), inArray(examination.state, ['planned', 'announced'])),
    )
  return new Map(
    rows.map(({ thesisId, startsAt, ...row }) => [
      thesisId,
      { ...row, day: athensDate(startsAt), time: athensTime(startsAt) },
    ]),
  )
}

async function stepsOf(
  db: Reader,
  thesisIds: number[],
): Promise<Map<number, ReminderFacts['steps'][number][]>> {
  if (thesisIds.length === 0) return new Map()
  const rows = await db
    .select({
      thesisId: todoList.thesisId,
      id: todoItem.id,
      title: todoItem.title,
      amount: todoItem.durationAmount,
      unit: todoItem.durationUnit,
      studentConfirmedAt: todoItem.studentConfirmedAt,
      instructorConfirmedAt: todoItem.instructorConfirmedAt,
    })
    .from(todoItem)
    .innerJoin(todoList, eq(todoList.id, todoItem.listId))
    .where(inArray(todoList.thesisId, thesisIds))
    .orderBy(asc(todoList.thesisId), asc(todoItem.position))
  const byThesis = new Map<number, ReminderFacts['steps'][number][]>()
  for (const { thesisId, id, title, amount, unit, ...confirmed } of rows) {
    if (thesisId === null) continue
    const steps = byThesis.get(thesisId) ?? []
    byThesis.set(thesisId, steps)
    steps.push({
      id,
      title,
      duration: { amount, unit },
      studentConfirmedAt: confirmed.studentConfirmedAt?.toISOString() ?? null,
      instructorConfirmedAt: confirmed.instructorConfirmedAt?.toISOString() ?? null,
    })
  }
  return byThesis
}
