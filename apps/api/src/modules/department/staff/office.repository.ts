import { OFFICES_MAX, type OfficeTerm } from '@diatrivi/domain/department/staff/office'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { account } from '../../people/account/tables.ts'
import { programme } from '../rulebook/tables.ts'
import { office } from './tables.ts'

/**
 * What an edit of the offices is based on: they are written all at once, so that the newest number among them changes
 * with every edit; 1 where there are none.
 */
export function versionOf(offices: readonly { id: number }[]): number {
  return 1 + Math.max(0, ...offices.map(({ id }) => id))
}

/** The latest first. */
export function listOffices(db: Reader, departmentId: number) {
  return db
    .select({
      id: office.id,
      kind: office.kind,
      from: office.fromDay,
      until: office.untilDay,
      person: { username: account.username, firstName: account.firstName, surname: account.surname },
      programme: { id: programme.id, name: programme.name },
    })
    .from(office)
    .innerJoin(account, eq(account.id, office.accountId))
    .leftJoin(programme, eq(programme.id, office.programmeId))
    .where(eq(office.departmentId, departmentId))
    .orderBy(desc(office.fromDay), asc(office.id))
    .limit(OFFICES_MAX)
}

export type OfficeRow = Awaited<ReturnType<typeof listOffices>>[number]

/** The instructors of a department that have these names, by their lower-cased names. */
export async function findInstructorsOf(
  db: Reader,
  departmentId: number,
  usernames: readonly string[],
): Promise<Map<string, number>> {
  const names = usernames.map((name) => name.toLowerCase())
  if (names.length === 0) return new Map()
  const rows = await db
    .select({ id: account.id, username: account.username })
    .from(account)
    .where(
      and(
        eq(account.departmentId, departmentId),
        eq(account.role, 'instructor'),
        isNull(account.closedAt),
        inArray(sql`lower(${account.username})`, names),
      ),
    )
  return new Map(rows.map(({ id, username }) => [username.toLowerCase(), id]))
}

/** In place of those that are there. The caller has locked the department. */
export async function replaceOffices(
  tx: Tx,
  departmentId: number,
  terms: readonly (OfficeTerm & { accountId: number })[],
  at: Date,
): Promise<void> {
  await tx.delete(office).where(eq(office.departmentId, departmentId))
  if (terms.length === 0) return
  await tx.insert(office).values(
    terms.map(({ accountId, kind, programmeId, from, until }) => ({
      departmentId,
      accountId,
      kind,
      programmeId,
      fromDay: from,
      untilDay: until,
      createdAt: at,
    })),
  )
}
