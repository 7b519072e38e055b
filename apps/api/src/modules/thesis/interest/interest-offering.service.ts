import { HIGHEST_PRIORITY } from '@diatrivi/domain/thesis/interest/interest'
import type { Tx } from '../../../platform/database/transaction.ts'
import { updateAnswer, upsertInterest } from './interest.repository.ts'

/** A positive answer that no declaration came before: docs/regulation.md#share-topic. */
export function interestOffering() {
  return {
    /** The student accepts or declines as ever. The thesis is locked, and so is the student. */
    async offer(tx: Tx, to: { thesisId: number; studentId: number }, at: Date): Promise<void> {
      await upsertInterest(tx, { ...to, priority: HIGHEST_PRIORITY, declaredAt: at })
      await updateAnswer(tx, to, { answeredAt: at, messageToOthers: null })
    },
  }
}

export type InterestOffering = ReturnType<typeof interestOffering>
