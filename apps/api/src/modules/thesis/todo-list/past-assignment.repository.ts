import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { thesis } from '../thesis/tables.ts'
import { pastAssignment } from './tables.ts'

export type NewPastAssignment = Omit<
  typeof pastAssignment.$inferSelect,
  'id' | 'abstract' | 'finalFileId' | 'finalFileName' | 'startDate'
>

/** Keeps the student's part of the thesis as it is now. Returns the row. */
export async function insertPastAssignment(tx: Tx, values: NewPastAssignment) {
  const [asItStands] = await tx
    .select({
      abstract: thesis.abstract,
      finalFileId: thesis.finalFileId,
      finalFileName: thesis.finalFileName,
      startDate: thesis.startDate,
    })
    .from(thesis)
    .where(eq(thesis.id, values.thesisId))
  const [row] = await tx
    .insert(pastAssignment)
    .values({ ...values, ...asItStands })
    .returning()
  if (row === undefined) throw new Error('A released assignment came back without its id.')
  return row
}
