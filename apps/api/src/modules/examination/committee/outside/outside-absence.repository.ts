import type { Absence } from '@diatrivi/domain/department/staff/staff'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { foldedAddress, type Person } from '@diatrivi/domain/shared/person'
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'
import { outsideAbsence, outsidePerson } from '../tables.ts'

/** Absences that are left out go. The caller has locked the person. */
export async function writeOutsideAbsences(
  tx: Tx,
  outsidePersonId: number,
  absences: readonly Absence[],
  at: Date,
): Promise<void> {
  await tx
    .update(outsidePerson)
    .set({ version: sql`${outsidePerson.version} + 1`, updatedAt: at })
    .where(eq(outsidePerson.id, outsidePersonId))
  await tx.delete(outsideAbsence).where(eq(outsideAbsence.outsidePersonId, outsidePersonId))
  if (absences.length === 0) return
  const rows = absences.map(({ from, until, kind }) => ({
    outsidePersonId,
    fromDay: from,
    untilDay: until,
    kind,
  }))
  await tx.insert(outsideAbsence).values(rows)
}

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
