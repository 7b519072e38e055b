import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { findBookOfThesis } from '../../thesis/thesis/book.queries.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { listSeats } from '../committee/committee.queries.ts'
import { findExamination } from '../examination/examination.queries.ts'
import type { MarkAsking } from './mark-asking.service.ts'
import { markDueNotices } from './mark-due.model.ts'
import { readMarking } from './marking.queries.ts'

interface Dependencies {
  clock: Clock
  notices: NoticeService
  asking: MarkAsking
}

/** How the marking of an examination begins. */
export function markingLife({ clock, notices, asking }: Dependencies) {
  return {
    /** Tells those who were present that their marks are due. It has just been held, and the thesis is locked. */
    async begin(tx: Tx, thesis: ThesisInQuestion, examinationId: number): Promise<void> {
      const examination = found(await findExamination(tx, examinationId))
      const { rules } = found(await findBookOfThesis(tx, thesis.id))
      const seats = await listSeats(tx, thesis.id)
      const asked = { examination, seats, rules: rules.marking, now: clock.now() }
      const marking = await readMarking(tx, asked)
      await notices.notify(tx, markDueNotices(thesis, marking, clock.today()), clock.now())
      await asking.askAwaited(tx, thesis, marking.facts)
    },
  }
}

export type MarkingLife = ReturnType<typeof markingLife>
