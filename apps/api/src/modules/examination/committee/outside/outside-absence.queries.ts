import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { foldedAddress, type Person } from '@diatrivi/domain/shared/person'
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { outsideAbsence, outsidePerson } from '../tables.ts'

/** Which of these people any department says to be away on a day, by their addresses. */
export async function listOutsidersAbsentOn(db: Reader, people: readonly Person[], day: IsoDate) {
  const { fromDay, untilDay } = outsideAbsence
  const addresses = people.map(({ email }) => foldedAddress(email))
  const rows = await db
    .select({ email: outsidePerson.email, from: fromDay, until: untilDay })
    .from(outsideAbsence)
    .innerJoin(outsidePerson, eq(outsidePerson.id, outsideAbsence.outsidePersonId))
    .where(and(inArray(sql`lower(${outsidePerson.email})`, addresses), lte(fromDay, day), gte(untilDay, day)))
  return rows.map((row) => ({ accountId: null, ...row }))
}
