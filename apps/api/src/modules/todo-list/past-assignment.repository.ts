import { and, desc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { storedFile } from '../../platform/storage/tables.ts'
import { thesis } from '../thesis/tables.ts'
import { pastAssignment } from './tables.ts'

export async function listPastAssignments(db: Reader, thesisId: number) {
  return db
    .select({ listId: pastAssignment.listId, finalFileId: pastAssignment.finalFileId })
    .from(pastAssignment)
    .where(eq(pastAssignment.thesisId, thesisId))
    .orderBy(desc(pastAssignment.id))
}

export type NewPastAssignment = Omit<
  typeof pastAssignment.$inferSelect,
  'id' | 'abstract' | 'finalFileId' | 'finalFileName' | 'startDate'
>

/** Keeps what was the student's in the thesis, as it stands now. Answers the id. */
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

const bytes = {
  storageKey: storedFile.storageKey,
  size: storedFile.size,
  mediaType: storedFile.mediaType,
  contentHash: storedFile.contentHash,
}

export async function findFinalText(db: Reader, thesisId: number) {
  const [row] = await db
    .select({ ...bytes, name: thesis.finalFileName })
    .from(thesis)
    .innerJoin(storedFile, eq(storedFile.id, thesis.finalFileId))
    .where(eq(thesis.id, thesisId))
  return row
}

export async function findFormerText(db: Reader, thesisId: number, assignmentId: number) {
  const [row] = await db
    .select({ ...bytes, name: pastAssignment.finalFileName, studentId: pastAssignment.studentId })
    .from(pastAssignment)
    .innerJoin(storedFile, eq(storedFile.id, pastAssignment.finalFileId))
    .where(and(eq(pastAssignment.id, assignmentId), eq(pastAssignment.thesisId, thesisId)))
  return row
}
