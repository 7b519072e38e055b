import { type Rules, rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { foldedWords } from '@diatrivi/domain/shared/search-text'
import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { greekOrder, trigramsContain } from '../../../platform/database/greek.ts'
import { type JsonValue, jsonRows } from '../../../platform/database/json-rows.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { programme, rulebook } from '../../department/rulebook/tables.ts'
import { ABSENCES_OF_ACCOUNT, STAFF_OF_ACCOUNT } from '../../department/staff/staff.queries.ts'
import { department, institution } from '../../institution/institution/tables.ts'
import { account, accountKeyword } from '../../people/account/tables.ts'
import { findBookOfThesis } from '../../thesis/thesis/book.queries.ts'
import { thesis, thesisKeyword } from '../../thesis/thesis/tables.ts'
import type { CandidateRow, SeatByLinkRow, SeatRow } from './committee.model.ts'
import { hasOpenLink } from './link/signed-link.repository.ts'
import { committeeSeat, outsidePerson } from './tables.ts'

export const LIVING = ['invited', 'accepted'] as const
/** More than a person reads through: the search narrows them down. */
const CANDIDATES_MAX = 20
const SUGGESTIBLE_MAX = 100

/** Instructors who are let in. */
const MAY_BE_ASKED = and(
  eq(account.role, 'instructor'),
  account.isActive,
  isNull(account.disabledAt),
  isNull(account.closedAt),
)

const { category, printTitle, contractEnd } = STAFF_OF_ACCOUNT
/** What the office says of a person who could be asked. */
const STANDING = { category, contractEnd, absences: ABSENCES_OF_ACCOUNT }

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

// Written out, for selections of accounts alone.
const SUPERVISED = sql<number>`(
  select count(*)::int from ${thesis} as own
  where own.instructor_id = ${account}.id and own.student_id is not null and own.mark is null
)`
/** By the account, and by its address before there was one. */
const SEATS = sql<number>`(
  select count(*)::int from ${committeeSeat} as seat join ${thesis} as sat on sat.id = seat.thesis_id
  where seat.account_id = ${account}.id and seat.role <> 'supervisor'
    and seat.state in ('invited', 'accepted') and sat.mark is null
) + (
  select count(*)::int from ${outsidePerson} as person
  join ${committeeSeat} as seat on seat.outside_person_id = person.id
  join ${thesis} as sat on sat.id = seat.thesis_id
  where lower(person.email) = lower(${account}.email)
    and seat.state in ('invited', 'accepted') and sat.mark is null
)`
const candidateColumns = {
  accountId: account.id,
  email: account.email,
  person: { username: account.username, firstName: account.firstName, surname: account.surname },
  rank: account.rank,
  departmentName: department.name,
  supervises: SUPERVISED,
  sits: SEATS,
  ...STANDING,
}

/** Theses in progress, and seats in committees of such, of each of these people. */
export async function countWork(
  db: Reader,
  accountIds: readonly number[],
): Promise<Map<number, { supervises: number; sits: number }>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .select({ accountId: account.id, supervises: SUPERVISED, sits: SEATS })
    .from(account)
    .where(inArray(account.id, [...accountIds]))
  return new Map(rows.map(({ accountId, ...work }) => [accountId, work]))
}

/** People of the department come first; every word of the text stands in the name. */
export async function listCandidateRows(
  db: Reader,
  { departmentId, text }: { departmentId: number; text: string | null },
): Promise<CandidateRow[]> {
  return db
    .select(candidateColumns)
    .from(account)
    .innerJoin(department, eq(department.id, account.departmentId))
    .where(
      and(
        MAY_BE_ASKED,
        ...foldedWords(text ?? '').map((word) => trigramsContain(account.nameTrigrams, word)),
      ),
    )
    .orderBy(
      sql`${account.departmentId} <> ${departmentId}`,
      greekOrder(account.surname),
      greekOrder(account.firstName),
      asc(account.id),
    )
    .limit(CANDIDATES_MAX)
}

/**
 * The people of the department, and those of its institution who share a keyword with the thesis; who shares most comes
 * first. More than are suggested, because the rules refuse some of them.
 */
export async function listSuggestibleRows(
  db: Reader,
  thesisId: number,
  { departmentId, institutionId }: { departmentId: number; institutionId: number },
): Promise<(CandidateRow & { sharedKeywords: number })[]> {
  const sharedKeywords = sql<number>`(
    select count(*)::int from ${accountKeyword} as theirs
    join ${thesisKeyword} as its on its.keyword_id = theirs.keyword_id
    where theirs.account_id = ${account.id} and its.thesis_id = ${thesisId}
  )`
  return db
    .select({ ...candidateColumns, sharedKeywords })
    .from(account)
    .innerJoin(department, eq(department.id, account.departmentId))
    .where(
      and(
        MAY_BE_ASKED,
        eq(department.institutionId, institutionId),
        or(eq(account.departmentId, departmentId), sql`${sharedKeywords} > 0`),
      ),
    )
    .orderBy(sql`${sharedKeywords} desc`, sql`${SUPERVISED} + ${SEATS}`, asc(account.id))
    .limit(SUGGESTIBLE_MAX)
}

/** The people of these names who may be asked, by their lower-cased names. */
export async function findInstructors(db: Reader, usernames: readonly string[]) {
  const names = usernames.map((name) => name.toLowerCase())
  const rows = await db
    .select({
      accountId: account.id,
      email: account.email,
      username: account.username,
      firstName: account.firstName,
      surname: account.surname,
      rank: account.rank,
      ...STANDING,
    })
    .from(account)
    .where(and(MAY_BE_ASKED, inArray(sql`lower(${account.username})`, names)))
  return new Map(rows.map((row) => [row.username.toLowerCase(), row]))
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

/** What the link of a seat shows. */
export async function findSeatByLink(db: Reader, seatId: number): Promise<SeatByLinkRow | null> {
  const [row] = await db
    .select({
      thesisId: committeeSeat.thesisId,
      role: committeeSeat.role,
      state: committeeSeat.state,
      dueOn: committeeSeat.dueOn,
      rules: rulebook.rules,
      thesisTitle: thesis.title,
      programmeName: programme.name,
      departmentName: department.name,
      student: { firstName: student.firstName, surname: student.surname },
      supervisor: { firstName: instructor.firstName, surname: instructor.surname },
      person: { firstName: outsidePerson.firstName, surname: outsidePerson.surname },
    })
    .from(committeeSeat)
    .innerJoin(outsidePerson, eq(outsidePerson.id, committeeSeat.outsidePersonId))
    .innerJoin(thesis, eq(thesis.id, committeeSeat.thesisId))
    .innerJoin(rulebook, eq(rulebook.id, thesis.rulebookId))
    .innerJoin(instructor, eq(instructor.id, thesis.instructorId))
    .innerJoin(department, eq(department.id, instructor.departmentId))
    .leftJoin(programme, eq(programme.id, thesis.programmeId))
    .leftJoin(student, eq(student.id, thesis.studentId))
    .where(eq(committeeSeat.id, seatId))
  if (row === undefined) return null
  const { rules, ...seat } = row
  return { ...seat, asksNoImpediment: rulesWithDefaults(rules).committee.noImpediment }
}

/** The names of a department and its institution, for a letter. */
export async function findPlaceOf(db: Reader, departmentId: number) {
  const [row] = await db
    .select({ department: department.name, institution: institution.name })
    .from(department)
    .innerJoin(institution, eq(institution.id, department.institutionId))
    .where(eq(department.id, departmentId))
  if (row === undefined) throw new Error('A thesis has a department.')
  return row
}
