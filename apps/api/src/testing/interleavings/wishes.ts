import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { interest } from '../../modules/interest/tables.ts'
import { thesis } from '../../modules/thesis/tables.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Department, Person } from './department.ts'

interface Wish {
  thesisId: number
  priority: number
}

/** What every student wishes for at one moment. */
export interface WishesNow {
  /** By priority. */
  of(student: Person): Wish[]
}

export async function wishesNow(db: Db, { students }: Department): Promise<WishesNow> {
  const ids = students.map(({ id }) => id)
  const rows = await db
    .select({ studentId: interest.studentId, thesisId: interest.thesisId, priority: interest.priority })
    .from(interest)
    .innerJoin(thesis, eq(thesis.id, interest.thesisId))
    .where(and(inArray(interest.studentId, ids), isNull(thesis.studentId)))
    .orderBy(asc(interest.priority), asc(interest.thesisId))
  const byStudent = Map.groupBy(rows, ({ studentId }) => studentId)
  return { of: ({ id }) => byStudent.get(id) ?? [] }
}

/**
 * Wishes that stood in an order still do after a wave in which the student declared nothing: whatever else was done,
 * putting them into another order twice at once included, leaves no two of them equal.
 */
export function wishesOutOfOrder(
  { students }: Department,
  { before, after }: { before: WishesNow; after: WishesNow },
  hasDeclared: (student: Person) => boolean,
): string[] {
  return students
    .filter((student) => !hasDeclared(student))
    .filter((student) => isOrdered(before.of(student)) && !isOrdered(after.of(student)))
    .map(({ username }) => `two wishes of ${username} have become equal`)
}

const isOrdered = (wishes: readonly Wish[]): boolean =>
  new Set(wishes.map(({ priority }) => priority)).size === wishes.length
