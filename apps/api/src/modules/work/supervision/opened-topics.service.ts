import type { ThesisFacts } from '@diatrivi/domain/thesis/thesis/thesis'
import { becomesOpen } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { interestsOfTheses } from '../../thesis/interest/interest.queries.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { findThesis } from '../../thesis/thesis/thesis.queries.ts'
import { listPastAssignments } from '../../thesis/todo-list/past-assignment.queries.ts'

/** Notifies students of topics that fit them: docs/regulation.md#topic-notices. */
export function openedTopics({ clock, notices }: { clock: Clock; notices: NoticeService }) {
  return {
    /**
     * Every action that may open a thesis calls it when it is done.
     *
     * @param before the thesis as the action found it; null where the action has made it
     */
    async notify(tx: Tx, thesisId: number, before: ThesisFacts | null, at: Date): Promise<void> {
      const thesis = found(await findThesis(tx, thesisId))
      if (!becomesOpen(before, thesis, clock.today())) return
      const interested = (await interestsOfTheses(tx, [thesisId])).get(thesisId) ?? []
      const former = await listPastAssignments(tx, thesisId)
      const exceptIds = [...interested, ...former].map(({ studentId }) => studentId)
      await notices.notifyOfTopic(tx, { ...thesis, person: fullName(thesis.instructor), exceptIds }, at)
    },
  }
}

export type OpenedTopics = ReturnType<typeof openedTopics>
