import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../../platform/database/transaction.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from './tables.ts'

const own = alias(thesis, 'own')

const ofGroup = (thesisId: number) => and(eq(own.id, thesisId), ne(thesis.id, thesisId))

/** The other theses on the topic of a thesis, the oldest first, with their students: docs/regulation.md#share-topic. */
export async function listLinked(db: Reader, thesisId: number) {
  return db
    .select({
      id: thesis.id,
      mark: thesis.mark,
      student: { username: account.username, firstName: account.firstName, surname: account.surname },
    })
    .from(thesis)
    .innerJoin(own, eq(own.groupKey, thesis.groupKey))
    .leftJoin(account, eq(account.id, thesis.studentId))
    .where(ofGroup(thesisId))
    .orderBy(asc(thesis.id))
}

export type LinkedThesis = Awaited<ReturnType<typeof listLinked>>[number]

/** The linked theses that students work on: what is done for all of a group is done for these too. */
export async function listLinkedInProgress(db: Reader, thesisId: number): Promise<number[]> {
  const rows = await db
    .select({ id: thesis.id })
    .from(thesis)
    .innerJoin(own, eq(own.groupKey, thesis.groupKey))
    .where(and(ofGroup(thesisId), isNotNull(thesis.studentId), isNull(thesis.mark)))
    .orderBy(asc(thesis.id))
  return rows.map(({ id }) => id)
}

/** Null of a thesis that was never linked. */
export async function findGroupKey(db: Reader, thesisId: number): Promise<string | null> {
  const [row] = await db.select({ groupKey: thesis.groupKey }).from(thesis).where(eq(thesis.id, thesisId))
  return row?.groupKey ?? null
}
