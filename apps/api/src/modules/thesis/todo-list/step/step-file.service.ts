import type { Actor } from '@diatrivi/domain/people/account/role'
import { canStep } from '@diatrivi/domain/thesis/todo-list/step.policy'
import type { Db } from '../../../../platform/database/transaction.ts'
import type { Inspections } from '../../../../platform/inspections/inspections.ts'
import { enforce, found } from '../../../../platform/refusal/refusal.ts'
import { readListFactsOfStep, studentOfList } from '../todo-list-lock.queries.ts'
import { findUpload, type UploadedBytes } from './step-file.repository.ts'

/** The files that students handed in with their steps. */
export function stepFileService({ db, inspections }: { db: Db; inspections: Inspections }) {
  return {
    /** The newest upload, or the version asked for. */
    find: async (actor: Actor, itemId: number, version: number | undefined): Promise<UploadedBytes> => {
      const list = await readListFactsOfStep(db, itemId)
      enforce(canStep.readFile(actor, list))
      const upload = found(await findUpload(db, itemId, version))
      inspections.note(actor, 'step_file', studentOfList(list))
      return upload
    },
  }
}

export type StepFileService = ReturnType<typeof stepFileService>
