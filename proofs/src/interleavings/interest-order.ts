import { interest } from '@diatrivi/api/modules/thesis/interest/tables'
import { thesis } from '@diatrivi/api/modules/thesis/thesis/tables'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Department, Person } from './department.ts'

interface OwnInterest {
  thesisId: number
  priority: number
}

/** The interests of every student at one moment. */
export interface InterestsNow {
  /** By priority. */
  of(student: Person): OwnInterest[]
}

export async function interestsNow(db: Db, { students }: Department): Promise<InterestsNow> {
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
 * Interests that stood in an order still do after a wave in which the student declared nothing: whatever else was done,
 * putting them into another order twice at once included, leaves no two of them equal.
 */
export function interestsOutOfOrder(
  { students }: Department,
  { before, after }: { before: InterestsNow; after: InterestsNow },
  hasDeclared: (student: Person) => boolean,
): string[] {
  return students
    .filter((student) => !hasDeclared(student))
    .filter((student) => isOrdered(before.of(student)) && !isOrdered(after.of(student)))
    .map(({ username }) => `two interests of ${username} have become equal`)
}

const isOrdered = (interests: readonly OwnInterest[]): boolean =>
  new Set(interests.map(({ priority }) => priority)).size === interests.length
