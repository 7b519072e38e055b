import { desc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { image } from './tables.ts'

export type ImageSize = 'preview' | 'cover'
const FILE_OF_SIZE = { preview: image.previewFileId, cover: image.coverFileId } as const

export async function findImageFile(db: Reader, id: number, size: ImageSize) {
  const [row] = await db
    .select({
      storageKey: storedFile.storageKey,
      size: storedFile.size,
      mediaType: storedFile.mediaType,
      contentHash: storedFile.contentHash,
    })
    .from(image)
    .innerJoin(storedFile, eq(storedFile.id, FILE_OF_SIZE[size]))
    .where(eq(image.id, id))
  return row
}

/** Newest first. */
export async function listImageIds(
  db: Reader,
  departmentId: number,
  window: PageWindow | null,
): Promise<number[]> {
  const query = db
    .select({ id: image.id })
    .from(image)
    .where(eq(image.departmentId, departmentId))
    .orderBy(desc(image.id))
  const rows = await (window === null ? query : query.limit(window.limit).offset(window.offset))
  return rows.map(({ id }) => id)
}

export async function countImages(db: Reader, departmentId: number): Promise<number> {
  return db.$count(image, eq(image.departmentId, departmentId))
}

export type NewImage = Pick<
  typeof image.$inferSelect,
  'departmentId' | 'previewFileId' | 'coverFileId' | 'createdAt'
>

export async function insertImage(tx: Tx, values: NewImage): Promise<number> {
  const [row] = await tx.insert(image).values(values).returning({ id: image.id })
  if (row === undefined) throw new Error('the image was not inserted')
  return row.id
}

const fileIds = { previewFileId: image.previewFileId, coverFileId: image.coverFileId }

/** The theses that show it show none afterwards: their foreign key sees to it. */
export async function deleteImage(tx: Tx, id: number) {
  const [row] = await tx.delete(image).where(eq(image.id, id)).returning(fileIds)
  return row
}

export async function deleteImagesOf(tx: Tx, departmentId: number) {
  return tx.delete(image).where(eq(image.departmentId, departmentId)).returning(fileIds)
}
