import { type Rules, rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type JsonValue, jsonRows } from '../../../platform/database/json-rows.ts'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { rulebook } from '../../department/rulebook/tables.ts'
import { STAFF_OF_ACCOUNT } from '../../department/staff/staff.queries.ts'
import { account } from '../../people/account/tables.ts'
import { findBookOfThesis } from '../../thesis/thesis/book.queries.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import type { SeatRow } from './committee.model.ts'
import { hasOpenLink } from './link/signed-link.repository.ts'
import { committeeSeat, outsidePerson } from './tables.ts'

export const LIVING = ['invited', 'accepted'] as const
const { category, printTitle } = STAFF_OF_ACCOUNT

const columns = {
  id: committeeSeat.id,
  thesisId: committeeSeat.thesisId,
  position: committeeSeat.position,
  role: committeeSeat.role,
  state: committeeSeat.state,
  accountId: committeeSeat.accountId,
  remindedOn: committeeSeat.remindedOn,
  invitedAt: committeeSeat.invitedAt,
  dueOn: committeeSeat.dueOn,
  answeredAt: committeeSeat.answeredAt,
  leftOn: committeeSeat.leftOn,
  replacesSeatId: committeeSeat.replacesSeatId,
  outsidePersonId: committeeSeat.outsidePersonId,
  email: sql<string>`coalesce(${account.email}, ${outsidePerson.email})`,
  hasLink: hasOpenLink,
  person: {
    username: account.username,
    firstName: sql<string>`coalesce(${account.firstName}, ${outsidePerson.firstName})`,
    surname: sql<string>`coalesce(${account.surname}, ${outsidePerson.surname})`,
    rank: account.rank,
    formOfAddress: account.formOfAddress,
    category,
    printTitle,
    rankText: outsidePerson.rankText,
    affiliation: outsidePerson.affiliation,
  },
}

/** The rules of a thesis about its committee; null in the plain flow. */
export async function findCommitteeRules(db: Reader, thesisId: number): Promise<Rules['committee'] | null> {
  return (await findBookOfThesis(db, thesisId))?.rules.committee ?? null
}

/** By position, the newest of one position first. */
const ORDER = [asc(committeeSeat.position), desc(committeeSeat.id)]

const selectSeats = (db: Reader, which: SQL | undefined) =>
  db
    .select(columns)
    .from(committeeSeat)
    .leftJoin(account, eq(account.id, committeeSeat.accountId))
    .leftJoin(outsidePerson, eq(outsidePerson.id, committeeSeat.outsidePersonId))
    .where(which)
    .orderBy(...ORDER)

/** The seats of the thesis of the row around, in their order: a value for a read of theses. */
export function seatsIn(thesisId: AnyColumn | SQL): JsonValue<SeatRow[]> {
  return jsonRows(
    columns,
    sql`
      from ${committeeSeat}
      left join ${account} on ${account.id} = ${committeeSeat.accountId}
      left join ${outsidePerson} on ${outsidePerson.id} = ${committeeSeat.outsidePersonId}
      where ${committeeSeat.thesisId} = ${thesisId}
      order by ${sql.join(ORDER, sql`, `)}
    `,
  )
}

export function listSeats(db: Reader, thesisId: number): Promise<SeatRow[]> {
  return selectSeats(db, eq(committeeSeat.thesisId, thesisId))
}

/** The same of several theses. */
export function listSeatsOfTheses(db: Reader, thesisIds: readonly number[]): Promise<SeatRow[]> {
  return selectSeats(db, inArray(committeeSeat.thesisId, [...thesisIds]))
}

export async function findSeat(db: Reader, id: number): Promise<SeatRow | null> {
  const [row] = await selectSeats(db, eq(committeeSeat.id, id))
  return row ?? null
}

/** The thesis of a seat, locked until the transaction ends; null when there is none. */
export function lockThesisOfSeat(tx: Tx, seatId: number): Promise<ThesisInQuestion | null> {
  const { id, thesisId } = committeeSeat
  return lockThesis(tx, sql`(select ${thesisId} from ${committeeSeat} where ${id} = ${seatId})`)
}

/** Invitations whose last day has passed, the oldest first. */
export function listOverdue(db: Reader, today: IsoDate, limit: number): Promise<SeatRow[]> {
  const isOverdue = and(eq(committeeSeat.state, 'invited'), sql`${committeeSeat.dueOn} < ${today}`)
  return selectSeats(db, isOverdue).limit(limit)
}

/**
 * Whether the person has, or is offered, a seat of the thesis: a value for a row of theses. In the plain flow no
 * person has.
 */
export function sitsInCommittee(accountId: number | Placeholder): SQL<boolean> {
  // Written out: where only theses are read the columns come without their table, and `id` would be that of the seat.
  return sql`case when ${thesis}.rulebook_id is null then false else exists (
    select from ${committeeSeat} as seat
    where seat.thesis_id = ${thesis}.id and seat.account_id = ${accountId} and seat.state in ('invited', 'accepted')
  ) end`
}

export async function isSitting(
  db: Reader,
  { thesisId, accountId }: { thesisId: number; accountId: number },
): Promise<boolean> {
  const [row] = await db
    .select({ sits: sitsInCommittee(accountId) })
    .from(thesis)
    .where(eq(thesis.id, thesisId))
  return row?.sits === true
}

/** Every seat that the person has or had, beside those of an own thesis. */
export function countSeatsOf(db: Reader, accountId: number): Promise<number> {
  return db.$count(
    committeeSeat,
    and(eq(committeeSeat.accountId, accountId), sql`${committeeSeat.role} <> 'supervisor'`),
  )
}

const student = alias(account, 'student')
const instructor = alias(account, 'instructor')

/** The living seats of a person in theses in progress, without those of the supervisor; invitations first. */
export async function listLivingSeatsOf(db: Reader, accountId: number) {
  const rows = await db
    .select({
      id: committeeSeat.id,
      role: committeeSeat.role,
      state: committeeSeat.state,
      dueOn: committeeSeat.dueOn,
      rules: rulebook.rules,
      thesis: { id: thesis.id, title: thesis.title },
      student: { username: student.username, firstName: student.firstName, surname: student.surname },
      instructor: {
        username: instructor.username,
        firstName: instructor.firstName,
        surname: instructor.surname,
      },
    })
    .from(committeeSeat)
    .innerJoin(thesis, eq(thesis.id, committeeSeat.thesisId))
    .innerJoin(rulebook, eq(rulebook.id, thesis.rulebookId))
    .innerJoin(instructor, eq(instructor.id, thesis.instructorId))
    .leftJoin(student, eq(student.id, thesis.studentId))
    .where(
      and(
        eq(committeeSeat.accountId, accountId),
        inArray(committeeSeat.role, ['member', 'substitute']),
        inArray(committeeSeat.state, [...LIVING]),
        isNull(thesis.mark),
      ),
    )
    .orderBy(sql`${committeeSeat.state} <> 'invited'`, asc(committeeSeat.dueOn), asc(committeeSeat.id))
  return rows.map(({ rules, ...row }) => ({ ...row, rules: rulesWithDefaults(rules) }))
}

export type OwnSeatRow = Awaited<ReturnType<typeof listLivingSeatsOf>>[number]
