import type { Actor } from '@diatrivi/domain/people/account/role'
import { canStep } from '@diatrivi/domain/thesis/todo-list/step.policy'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/transaction.ts'
import type { Inspections } from '../../../../platform/inspections/inspections.ts'
import { enforce, found } from '../../../../platform/refusal/refusal.ts'
import type { NoticeService } from '../../notice/notice.service.ts'
import { readListFactsOfStep, studentOfList } from '../todo-list-lock.queries.ts'
import { handInRead } from './hand-in.queries.ts'
import { findUpload, type UploadedBytes } from './step-file.repository.ts'

interface Dependencies {
  db: Db
  clock: Clock
  inspections: Inspections
  notices: NoticeService
}

/** The files that students handed in with their steps. */
export function stepFileService({ db, clock, inspections, notices }: Dependencies) {
  return {
    /** The newest upload, or the version asked for. Its instructor has then read what was handed in. */
    find: async (actor: Actor, itemId: number, version: number | undefined): Promise<UploadedBytes> => {
      const list = await readListFactsOfStep(db, itemId)
      enforce(canStep.readFile(actor, list))
      const upload = found(await findUpload(db, itemId, version))
      const studentId = studentOfList(list)
      inspections.note(actor, 'step_file', studentId)
      if (actor.accountId === list.instructorId && studentId !== null) {
        const reading = handInRead({ instructorId: list.instructorId, studentId }, itemId)
        await db.transaction((tx) => notices.read(tx, reading, clock.now()))
      }
      return upload
    },
  }
}

export type StepFileService = ReturnType<typeof stepFileService>
