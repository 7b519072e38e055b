import type { Absence } from '@diatrivi/domain/department/staff/staff'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/transaction.ts'
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
