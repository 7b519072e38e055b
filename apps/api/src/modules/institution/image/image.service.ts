import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { COVER_MEDIA_TYPE, makeCovers } from '../../../platform/images/covers.ts'
import type { Page } from '../../../platform/paging.ts'
import { type PageWindow, wholeList } from '../../../platform/paging.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { found, Refusal } from '../../../platform/refusal/refusal.ts'
import type { FileAnswer } from '../../../platform/storage/file-answer.ts'
import type { Files, TransactionFiles } from '../../../platform/storage/files.ts'
import type { UploadedFile } from '../../../platform/upload.ts'
import { departmentExists } from '../institution/institution.queries.ts'
import { IMAGE_REFUSALS } from './image.refusals.ts'
import * as images from './image.repository.ts'

interface Dependencies {
  db: Db
  files: Files
  clock: Clock
}

export function imageService({ db, files, clock }: Dependencies) {
  async function listOf(departmentId: number, window: PageWindow | null): Promise<Page<number[]>> {
    const items = await images.listImageIds(db, departmentId, window)
    return window === null ? wholeList(items) : { items, total: await images.countImages(db, departmentId) }
  }

  return {
    async open(id: number, size: images.ImageSize): Promise<FileAnswer> {
      const file = found(await images.findImageFile(db, id, size))
      return { ...file, name: null, caching: 'immutable' }
    },

    listOf,

    /** As above, for a caller who names the department. */
    async listOfDepartment(departmentId: number, window: PageWindow | null): Promise<Page<number[]>> {
      if (!(await departmentExists(db, departmentId))) throw new Refusal('not_found')
      return listOf(departmentId, window)
    },

    /** Resized here and once: what an id shows never changes. */
    async upload(departmentId: number, file: UploadedFile): Promise<number> {
      if (!(await departmentExists(db, departmentId))) throw new Refusal('not_found')
      const { preview, cover } = await makeCovers(file.path)
      const previewFile = { bytes: preview, mediaType: COVER_MEDIA_TYPE }
      const coverFile = { bytes: cover, mediaType: COVER_MEDIA_TYPE }
      return refusing(IMAGE_REFUSALS, () =>
        files.storing([previewFile, coverFile], async (tx, transactionFiles) => {
          const { id: previewFileId } = await transactionFiles.keep(previewFile)
          const { id: coverFileId } = await transactionFiles.keep(coverFile)
          return images.insertImage(tx, { departmentId, previewFileId, coverFileId, createdAt: clock.now() })
        }),
      )
    },

    delete: (id: number): Promise<void> =>
      files.transaction(async (tx, transactionFiles) => {
        await discardFiles(transactionFiles, [found(await images.deleteImage(tx, id))])
      }),

    /** For a department that goes. */
    async deleteOfDepartment(
      tx: Tx,
      transactionFiles: TransactionFiles,
      departmentId: number,
    ): Promise<void> {
      await discardFiles(transactionFiles, await images.deleteImagesOf(tx, departmentId))
    },
  }
}

export type ImageService = ReturnType<typeof imageService>

async function discardFiles(
  transactionFiles: TransactionFiles,
  rows: readonly { previewFileId: number; coverFileId: number }[],
): Promise<void> {
  for (const { previewFileId, coverFileId } of rows) {
    await transactionFiles.discard(previewFileId)
    await transactionFiles.discard(coverFileId)
  }
}
