import { eq } from 'drizzle-orm'
import { storedFile } from '../database/schema/file.ts'
import type { Reader, Tx } from '../database/transaction.ts'

export type StoredFile = typeof storedFile.$inferSelect
export type NewStoredFile = Pick<
  StoredFile,
  'storageKey' | 'contentHash' | 'size' | 'mediaType' | 'createdAt'
>

export async function insertStoredFile(tx: Tx, values: NewStoredFile): Promise<StoredFile> {
  const [row] = await tx.insert(storedFile).values(values).returning()
  if (row === undefined) throw new Error('the file was not inserted')
  return row
}

export async function findStoredFile(db: Reader, id: number): Promise<StoredFile | undefined> {
  const [row] = await db.select().from(storedFile).where(eq(storedFile.id, id))
  return row
}

export async function deleteStoredFile(tx: Tx, id: number): Promise<string | undefined> {
  const [row] = await tx
    .delete(storedFile)
    .where(eq(storedFile.id, id))
    .returning({ storageKey: storedFile.storageKey })
  return row?.storageKey
}
