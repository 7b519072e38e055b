import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'
import { storedFile } from '../../../../platform/storage/tables.ts'
import { stepFile, todoItem } from '../tables.ts'

export interface UploadedBytes {
  name: string
  storageKey: string
  size: number
  mediaType: string
  contentHash: string
}

/** The newest upload of a step, or the version asked for. */
export async function findUpload(
  db: Reader,
  itemId: number,
  version: number | undefined,
): Promise<UploadedBytes | null> {
  const [row] = await db
    .select({
      name: stepFile.name,
      storageKey: storedFile.storageKey,
      size: storedFile.size,
      mediaType: storedFile.mediaType,
      contentHash: storedFile.contentHash,
    })
    .from(stepFile)
    .innerJoin(storedFile, eq(storedFile.id, stepFile.fileId))
    .where(
      and(eq(stepFile.itemId, itemId), version === undefined ? undefined : eq(stepFile.version, version)),
    )
    .orderBy(desc(stepFile.version))
    .limit(1)
  return row ?? null
}

export interface NewUpload {
  itemId: number
  fileId: number
  name: string
  uploadedBy: number
  at: Date
}

/** Returns the version of the upload. */
export async function insertUpload(tx: Tx, { at, ...upload }: NewUpload): Promise<number> {
  const [row] = await tx
    .insert(stepFile)
    .values({ ...upload, uploadedAt: at, version: nextVersion(upload.itemId) })
    .returning({ version: stepFile.version })
  if (row === undefined) throw new Error('An inserted upload came back without its version.')
  return row.version
}

function nextVersion(itemId: number): SQL<number> {
  return sql`(select coalesce(max(version), 0) + 1 from ${stepFile} where item_id = ${itemId})`
}

/** The stored files that only this step or these lists refer to, for the caller who deletes them. */
export async function listFileIds(
  db: Reader,
  of: { itemId: number } | { listIds: readonly number[] },
): Promise<number[]> {
  const rows = await db
    .select({ fileId: stepFile.fileId })
    .from(stepFile)
    .innerJoin(todoItem, eq(todoItem.id, stepFile.itemId))
    .where('itemId' in of ? eq(todoItem.id, of.itemId) : inArray(todoItem.listId, [...of.listIds]))
  return rows.map((row) => row.fileId)
}
