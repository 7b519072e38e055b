import type { StaffCategory } from '@diatrivi/domain/department/rulebook/rules'
import { type OfficeKind, officesHeld } from '@diatrivi/domain/department/staff/office'
import type { Absence, StaffFields } from '@diatrivi/domain/department/staff/staff'
import type { FormOfAddress } from '@diatrivi/domain/people/account/form-of-address'
import type { Rank } from '@diatrivi/domain/people/account/role'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { foldedAddress, type Person } from '@diatrivi/domain/shared/person'
import { foldedWords } from '@diatrivi/domain/shared/search-text'
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { greekOrder, trigramsContain } from '../../../platform/database/greek.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { account } from '../../people/account/tables.ts'
import { absence, office, staffMember } from './tables.ts'

const writtenOf = <Value>(column: string) =>
  // Written out: where only accounts are read their columns come without their table, and `id` would be another one.
  sql<Value | null>`(
    select staff.${sql.identifier(column)} from ${staffMember} as staff where staff.account_id = ${account}.id
  )`

/** What the office keeps of the account of a row; null where it keeps nothing. */
export const STAFF_OF_ACCOUNT = {
  category: writtenOf<StaffCategory>('category'),
  printTitle: writtenOf<string>('print_title'),
  contractEnd: writtenOf<IsoDate>('contract_end'),
}

/** The absences of the account of a row, the latest first. */
export const ABSENCES_OF_ACCOUNT = sql<Absence[]>`(
  select coalesce(
    json_agg(
      json_build_object('from', away.from_day, 'until', away.until_day, 'kind', away.kind)
      order by away.from_day desc, away.id
    ),
    '[]'
  )
  from ${absence} as away where away.account_id = ${account}.id
)`

/** The version of an instructor of whom the office has written nothing yet. */
export const UNWRITTEN = 1

export interface StaffRow extends StaffFields {
  accountId: number
  username: string
  firstName: string
  surname: string
  email: string
  rank: Rank | null
  formOfAddress: FormOfAddress | null
  absences: Absence[]
  version: number
}

/** The category of everyone of whom an office has said one, by the account. */
export async function readCategories(db: Reader): Promise<ReadonlyMap<number, StaffCategory>> {
  const { accountId, category } = staffMember
  const rows = await db.select({ accountId, category }).from(staffMember).where(isNotNull(category))
  return new Map(rows.flatMap((row) => (row.category === null ? [] : [[row.accountId, row.category]])))
}

/** Instructors whose account is not closed; every word stands in the name. */
export const isStaffOf = (departmentId: number, search: string) =>
  and(
    eq(account.departmentId, departmentId),
    eq(account.role, 'instructor'),
    isNull(account.closedAt),
    ...foldedWords(search).map((word) => trigramsContain(account.nameTrigrams, word)),
  )

/** By surname, in the order of the Greek alphabet. */
export function listStaff(
  db: Reader,
  departmentId: number,
  search: string,
  { limit, offset }: PageWindow,
): Promise<StaffRow[]> {
  return db
    .select({
      accountId: account.id,
      username: account.username,
      firstName: account.firstName,
      surname: account.surname,
      email: account.email,
      rank: account.rank,
      formOfAddress: account.formOfAddress,
      category: staffMember.category,
      printTitle: staffMember.printTitle,
      contractEnd: staffMember.contractEnd,
      absences: ABSENCES_OF_ACCOUNT,
      version: sql<number>`coalesce(${staffMember.version}, ${UNWRITTEN})`,
    })
    .from(account)
    .leftJoin(staffMember, eq(staffMember.accountId, account.id))
    .where(isStaffOf(departmentId, search))
    .orderBy(greekOrder(account.surname), greekOrder(account.firstName), asc(account.id))
    .limit(limit)
    .offset(offset)
}

export function countStaff(db: Reader, departmentId: number, search: string): Promise<number> {
  return db.$count(account, isStaffOf(departmentId, search))
}

/**
 * The absences of these people on a day; those of a person without an account are found by the account of the same
 * address.
 */
export function listAbsentOn(db: Reader, people: readonly Person[], day: IsoDate) {
  const { accountId, fromDay, untilDay } = absence
  const addresses = people.map(({ email }) => foldedAddress(email))
  return db
    .select({ accountId, email: account.email, from: fromDay, until: untilDay })
    .from(absence)
    .innerJoin(account, eq(account.id, accountId))
    .where(and(inArray(sql`lower(${account.email})`, addresses), lte(fromDay, day), gte(untilDay, day)))
}

/** The person who heads a department on a day; null where no head is written down. */
export async function findHead(
  db: Reader,
  departmentId: number,
  day: IsoDate,
): Promise<{ firstName: string; surname: string; formOfAddress: FormOfAddress | null } | null> {
  const [head] = await db
    .select({
      firstName: account.firstName,
      surname: account.surname,
      formOfAddress: account.formOfAddress,
    })
    .from(office)
    .innerJoin(account, eq(account.id, office.accountId))
    .where(
      and(
        eq(office.departmentId, departmentId),
        eq(office.kind, 'head'),
        lte(office.fromDay, day),
        or(isNull(office.untilDay), gte(office.untilDay, day)),
      ),
    )
  return head ?? null
}

/** The people who were ever given an office. */
export async function listHolderIds(db: Reader): Promise<number[]> {
  const rows = await db.selectDistinct({ accountId: office.accountId }).from(office)
  return rows.map(({ accountId }) => accountId)
}

/**
 * Finds the offices of the own department that a person holds on a day. Prepared by name, because it is asked whenever an
 * instructor reads a thesis.
 */
export function officesFinder(db: Reader): (accountId: number, day: IsoDate) => Promise<OfficeKind[]> {
  const statement = db
    .select({
      departmentId: office.departmentId,
      kind: office.kind,
      from: office.fromDay,
      until: office.untilDay,
      personsDepartmentId: account.departmentId,
      disabledAt: account.disabledAt,
    })
    .from(office)
    .innerJoin(account, eq(account.id, office.accountId))
    .where(eq(office.accountId, sql.placeholder('accountId')))
    .prepare('offices_held')
  return async (accountId, day) => {
    const given = await statement.execute({ accountId })
    const [one] = given
    if (one === undefined) return []
    const person = { departmentId: one.personsDepartmentId, isDisabled: one.disabledAt !== null }
    return officesHeld(person, given, day)
  }
}
