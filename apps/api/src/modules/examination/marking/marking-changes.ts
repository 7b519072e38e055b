import type { Clock } from '../../../platform/clock.ts'
import type { Db, Reader, Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import { findExamination } from '../examination/examination.queries.ts'
import type { Marking } from './marking.model.ts'
import { findMarking } from './marking.queries.ts'

/** Under the lock of the thesis: of two last seals the second sees what the first has written. */
export function markingChanges({ db, clock }: { db: Db; clock: Clock }) {
  async function markingOf(reader: Reader, examinationId: number, thesisId: number): Promise<Marking> {
    return found(await findMarking(reader, { thesisId, examinationId, now: clock.now() })).marking
  }

  return {
    markingOf,

    changing<Result>(
      examinationId: number,
      act: (tx: Tx, thesis: ThesisInQuestion, marking: Marking) => Promise<Result>,
    ): Promise<Result> {
      return db.transaction(async (tx) => {
        const { thesisId } = found(await findExamination(tx, examinationId))
        const thesis = found(await lockThesis(tx, thesisId))
        return act(tx, thesis, await markingOf(tx, examinationId, thesisId))
      })
    },
  }
}

export type MarkingChanges = ReturnType<typeof markingChanges>
