import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { pastAssignment } from './tables.ts'

export async function listPastAssignments(db: Reader, thesisId: number) {
  return db
    .select({
      studentId: pastAssignment.studentId,
      listId: pastAssignment.listId,
      finalFileId: pastAssignment.finalFileId,
    })
    .from(pastAssignment)
    .where(eq(pastAssignment.thesisId, thesisId))
    .orderBy(desc(pastAssignment.id))
}

export function countPastAssignmentsOf(db: Reader, studentId: number): Promise<number> {
  return db.$count(pastAssignment, eq(pastAssignment.studentId, studentId))
}

/** The final text that a released student had handed in. */
export async function findFormerText(db: Reader, thesisId: number, assignmentId: number) {
  const { storageKey, size, mediaType, contentHash } = storedFile
  const { finalFileName: name, studentId } = pastAssignment
  const [row] = await db
    .select({ storageKey, size, mediaType, contentHash, name, studentId })
    .from(pastAssignment)
    .innerJoin(storedFile, eq(storedFile.id, pastAssignment.finalFileId))
    .where(and(eq(pastAssignment.id, assignmentId), eq(pastAssignment.thesisId, thesisId)))
  return row
}
