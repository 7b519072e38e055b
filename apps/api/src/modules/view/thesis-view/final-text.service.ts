import { canThesis, readsProcess } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import type { FileAnswer } from '../../../platform/storage/file-answer.ts'
import { findFinalText } from '../../thesis/thesis/thesis.queries.ts'
import { findThesisFacts } from '../../thesis/thesis/thesis-lock.queries.ts'
import { findFormerText } from '../../thesis/todo-list/past-assignment.queries.ts'
import { closenessTo } from './closeness.queries.ts'

/** The final texts of a thesis, for those who may read them. */
export function finalTexts({ db, inspections }: { db: Db; inspections: Inspections }) {
  return {
    open: async (actor: SessionActor, thesisId: number): Promise<FileAnswer> => {
      const thesis = found(await findThesisFacts(db, thesisId))
      const closeness = await closenessTo(db, actor, thesisId)
      enforce(canThesis.see(actor, thesis, closeness))
      const file = found(await findFinalText(db, thesisId))
      const isCounted = readsProcess(actor, thesis) || closeness.sitsInCommittee === true
      if (isCounted) inspections.note(actor, 'final_text', thesis.studentId)
      return { ...file, caching: 'private' }
    },

    /** The final text that a released assignment left behind. */
    openFormer: async (actor: SessionActor, thesisId: number, assignmentId: number): Promise<FileAnswer> => {
      const thesis = found(await findThesisFacts(db, thesisId))
      const { studentId, ...file } = found(await findFormerText(db, thesisId, assignmentId))
      enforce(canThesis.readFormerText(actor, thesis, studentId))
      inspections.note(actor, 'final_text', studentId)
      return { ...file, caching: 'private' }
    },
  }
}

export type FinalTexts = ReturnType<typeof finalTexts>
