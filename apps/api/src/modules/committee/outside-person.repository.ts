import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { DAY } from '../../platform/durations.ts'
import type { Retention } from '../../platform/upkeep/retention.ts'
import { account } from '../account/tables.ts'
import type { OutsideFields } from './committee.model.ts'
import { committeeSeat, outsidePerson } from './tables.ts'

export type OutsidePersonRow = typeof outsidePerson.$inferSelect

/** A department knows each address once; what was written last about its person holds. */
export async function saveOutsidePerson(
  tx: Tx,
  { departmentId, fields, at }: { departmentId: number; fields: OutsideFields; at: Date },
): Promise<number> {
  const [added] = await tx
    .insert(outsidePerson)
    .values({ departmentId, ...fields, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: outsidePerson.id })
  if (added !== undefined) return added.id
  const isTheirs = sql`lower(${outsidePerson.email}) = lower(${fields.email})`
  const [known] = await tx
    .update(outsidePerson)
    .set({ ...fields, version: sql`${outsidePerson.version} + 1`, updatedAt: at })
    .where(and(eq(outsidePerson.departmentId, departmentId), isTheirs))
    .returning({ id: outsidePerson.id })
  if (known === undefined) throw new Error('A person who was saved has no id.')
  return known.id
}

export async function findOutsidePerson(db: Reader, id: number): Promise<OutsidePersonRow | null> {
  const [row] = await db.select().from(outsidePerson).where(eq(outsidePerson.id, id))
  return row ?? null
}

/** Whether an address is an instructor's, or that of the student: neither is a person from outside. */
export async function isAddressOfAccount(
  db: Reader,
  { email, studentId }: { email: string; studentId: number | null },
): Promise<boolean> {
  const isInstructor = and(eq(account.role, 'instructor'), account.isActive, isNull(account.closedAt))
  const isEither = studentId === null ? isInstructor : or(isInstructor, eq(account.id, studentId))
  const count = await db.$count(account, and(sql`lower(${account.email}) = lower(${email})`, isEither))
  return count > 0
}

/** Somebody who sits in no committee any more, not even a past one, is forgotten. */
export const OUTSIDE_PEOPLE_KEPT: Retention = {
  key: outsidePerson.id,
  since: outsidePerson.updatedAt,
  keptFor: () => 90 * DAY,
  only: sql`not exists (select from ${committeeSeat} where ${committeeSeat.outsidePersonId} = ${outsidePerson.id})`,
}
