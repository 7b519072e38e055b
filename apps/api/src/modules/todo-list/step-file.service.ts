import type { Actor } from '@diatrivi/domain/account/role'
import { canStep } from '@diatrivi/domain/todo-list/step.policy'
import type { Db } from '../../platform/database/transaction.ts'
import { enforce, found } from '../../platform/refusal/refusal.ts'
import { findUpload, type UploadedBytes } from './step-file.repository.ts'
import { readListFactsOfStep } from './todo-list-lock.queries.ts'

/** The files that students handed in with their steps. */
export function stepFileService({ db }: { db: Db }) {
  return {
    /** The newest upload, or the version asked for. */
    find: async (actor: Actor, itemId: number, version: number | undefined): Promise<UploadedBytes> => {
      enforce(canStep.readFile(actor, await readListFactsOfStep(db, itemId)))
      return found(await findUpload(db, itemId, version))
    },
  }
}

export type StepFileService = ReturnType<typeof stepFileService>
