import { eq, isNotNull } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { department, institution } from './tables.ts'

export async function findEmblem(db: Reader, id: number) {
  const [row] = await db
    .select({
      storageKey: storedFile.storageKey,
      size: storedFile.size,
      mediaType: storedFile.mediaType,
      contentHash: storedFile.contentHash,
    })
    .from(institution)
    .innerJoin(storedFile, eq(storedFile.id, institution.emblemFileId))
    .where(eq(institution.emblemFileId, id))
  return row
}

/** The id of that of the only institution with one; several have none in common. */
export async function findInstallationEmblem(db: Reader): Promise<number | null> {
  const rows = await db
    .select({ id: institution.emblemFileId })
    .from(institution)
    .where(isNotNull(institution.emblemFileId))
    .limit(2)
  const [first] = rows
  return first !== undefined && rows.length === 1 ? first.id : null
}

/** Where the storage has the emblem of the institution to which a department belongs. */
export async function findEmblemOfDepartment(db: Reader, departmentId: number) {
  const [row] = await db
    .select({ storageKey: storedFile.storageKey })
    .from(department)
    .innerJoin(institution, eq(institution.id, department.institutionId))
    .innerJoin(storedFile, eq(storedFile.id, institution.emblemFileId))
    .where(eq(department.id, departmentId))
  return row
}
