import { readFile } from 'node:fs/promises'
import { EXAMPLE_ISSUE, EXAMPLE_PAPERS } from '@diatrivi/domain/examination/paper/example-papers'
import { formTags } from '@diatrivi/domain/examination/paper/form-tags'
import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Tx } from '../../../../platform/database/transaction.ts'
import type { FillForm } from '../../../../platform/papers/form/form-filling.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import type { FileAnswer } from '../../../../platform/storage/file-answer.ts'
import type { Files, TransactionFiles } from '../../../../platform/storage/files.ts'
import { findStoredFile } from '../../../../platform/storage/stored-file.repository.ts'
import type { UploadedFile } from '../../../../platform/upload.ts'
import { lockPapersOf } from '../paper.repository.ts'
import { askerOf } from './fill-own-form.ts'
import { findForm, listForms, type PaperFormRow } from './paper-form.queries.ts'
import { deleteForm, writeForm } from './paper-form.repository.ts'

interface Dependencies {
  db: Db
  clock: Clock
  files: Files
  fillForm: FillForm
}

/** The forms that a department wrote in Word: docs/regulation.md#paper-forms. */
export function paperForms({ db, clock, files, fillForm }: Dependencies) {
  return {
    list: ({ departmentId }: MemberActor): Promise<PaperFormRow[]> => listForms(db, [departmentId]),

    /** It is filled with an example first, so that what is wrong with it is said now and not when a paper is wanted. */
    async set(actor: MemberActor, kind: PaperKind, upload: UploadedFile): Promise<number> {
      const { departmentId, accountId: setById } = actor
      const example = formTags(EXAMPLE_PAPERS[kind], EXAMPLE_ISSUE, null)
      await fillForm(await readFile(upload.path), example, askerOf(actor))
      return files.storing([upload], async (tx, transactionFiles) => {
        await lockPapersOf(tx, departmentId)
        const former = await findForm(tx, { departmentId, kind })
        const { id: fileId } = await transactionFiles.keep(upload)
        const { name } = upload
        const id = await writeForm(tx, { departmentId, kind, fileId, name, setById, setAt: clock.now() })
        if (former !== null) await transactionFiles.discard(former.fileId)
        return id
      })
    },

    async download({ departmentId }: MemberActor, kind: PaperKind): Promise<FileAnswer> {
      const { fileId, name } = found(await findForm(db, { departmentId, kind }))
      return { ...found(await findStoredFile(db, fileId)), name, caching: 'private' }
    },

    delete: ({ departmentId }: MemberActor, kind: PaperKind): Promise<void> =>
      files.transaction(async (tx, transactionFiles) => {
        await lockPapersOf(tx, departmentId)
        await remove(tx, transactionFiles, found(await findForm(tx, { departmentId, kind })))
      }),

    /** The department is being deleted. */
    async deleteAllOf(tx: Tx, transactionFiles: TransactionFiles, departmentId: number): Promise<void> {
      for (const form of await listForms(tx, [departmentId])) await remove(tx, transactionFiles, form)
    },
  }

  async function remove(
    tx: Tx,
    transactionFiles: TransactionFiles,
    { id, fileId }: PaperFormRow,
  ): Promise<void> {
    await deleteForm(tx, id)
    await transactionFiles.discard(fileId)
  }
}

export type PaperForms = ReturnType<typeof paperForms>
