import { asc, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/transaction.ts'
import { storedFile } from './tables.ts'

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

/** Returns which of these keys have a row. */
export async function findStoredKeys(db: Reader, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ storageKey: storedFile.storageKey })
    .from(storedFile)
    .where(inArray(storedFile.storageKey, [...keys]))
  return new Set(rows.map((row) => row.storageKey))
}

export async function countStoredFiles(db: Reader): Promise<number> {
  const [row] = await db.select({ total: count() }).from(storedFile)
  return row?.total ?? 0
}

export type StoredBytes = Pick<StoredFile, 'id' | 'storageKey' | 'contentHash' | 'size'>

/** What is needed to copy all bytes, in the columns that the table had from the beginning. */
export function listStoredBytes(db: Reader): Promise<StoredBytes[]> {
  const { id, storageKey, contentHash, size } = storedFile
  return db.select({ id, storageKey, contentHash, size }).from(storedFile).orderBy(asc(id))
}

/** Any of them. */
export function sampleStoredBytes(db: Reader, limit: number): Promise<StoredBytes[]> {
  const { id, storageKey, contentHash, size } = storedFile
  return db.select({ id, storageKey, contentHash, size }).from(storedFile).orderBy(sql`random()`).limit(limit)
}

/** The next ones in the order of their rows. */
export function listStoredBytesAfter(db: Reader, after: number, limit: number): Promise<StoredBytes[]> {
  const { id, storageKey, contentHash, size } = storedFile
  return db
    .select({ id, storageKey, contentHash, size })
    .from(storedFile)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(limit)
}

/** After the bytes were put into another storage, which makes keys of its own. */
export async function moveStoredFiles(
  tx: Pick<Tx, 'execute'>,
  keys: ReadonlyMap<number, string>,
): Promise<void> {
  await tx.execute(sql`
    update ${storedFile} set storage_key = moved.key
    from unnest(${sql.param([...keys.keys()])}::int[], ${sql.param([...keys.values()])}::text[]) as moved (id, key)
    where ${storedFile.id} = moved.id
  `)
}
