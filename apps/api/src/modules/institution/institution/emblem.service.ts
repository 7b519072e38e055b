import type { Db } from '../../../platform/database/transaction.ts'
import { EMBLEM_MEDIA_TYPE, makeEmblem } from '../../../platform/images/emblem.ts'
import type { KeptAnswers } from '../../../platform/kept-answers/kept-answers.ts'
import { found, Refusal } from '../../../platform/refusal/refusal.ts'
import type { FileAnswer } from '../../../platform/storage/file-answer.ts'
import type { Files } from '../../../platform/storage/files.ts'
import type { UploadedFile } from '../../../platform/upload.ts'
import { findEmblem, findInstallationEmblem } from './emblem.queries.ts'
import { PLACES } from './institution.model.ts'
import { institutionExists } from './institution.queries.ts'
import { lockInstitution, setEmblem } from './institution.repository.ts'

interface Dependencies {
  db: Db
  files: Files
  keptAnswers: KeptAnswers
}

/** The emblems of institutions, which stand on pages and papers. */
export function emblemService({ db, files, keptAnswers }: Dependencies) {
  return {
    async open(id: number): Promise<FileAnswer> {
      return { ...found(await findEmblem(db, id)), name: null, caching: 'immutable' }
    },

    ofInstallation: (): Promise<number | null> => findInstallationEmblem(db),

    /** Resized here and once; the one before goes. */
    async upload(institutionId: number, upload: UploadedFile): Promise<number> {
      if (!(await institutionExists(db, institutionId))) throw new Refusal('not_found')
      const file = { bytes: await makeEmblem(upload.path), mediaType: EMBLEM_MEDIA_TYPE }
      return files.storing([file], async (tx, transactionFiles) => {
        const { emblemFileId: former } = found(await lockInstitution(tx, institutionId))
        const { id } = await transactionFiles.keep(file)
        await setEmblem(tx, institutionId, id)
        await keptAnswers.changed(tx, PLACES)
        if (former !== null) await transactionFiles.discard(former)
        return id
      })
    },

    delete: (institutionId: number): Promise<void> =>
      files.transaction(async (tx, transactionFiles) => {
        const { emblemFileId } = found(await lockInstitution(tx, institutionId))
        await setEmblem(tx, institutionId, null)
        await keptAnswers.changed(tx, PLACES)
        await transactionFiles.discard(found(emblemFileId ?? undefined))
      }),
  }
}

export type EmblemService = ReturnType<typeof emblemService>
