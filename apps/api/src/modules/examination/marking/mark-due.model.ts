import { awaitedMarkers } from '@diatrivi/domain/examination/marking/mark.policy'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { NewNotice } from '../../thesis/notice/notice.service.ts'
import type { Marking } from './marking.model.ts'

export interface MarkDueNotice extends NewNotice {
  thesis: { id: number; title: string }
  reminderKey: string
}

/**
 * One for each member whose mark is missing, or who was asked once more and has not answered; once a day. Members
 * without an account get letters instead: `mark-asking.service.ts`.
 */
export function markDueNotices(
  thesis: { id: number; title: string },
  { examination, facts }: Pick<Marking, 'examination' | 'facts'>,
  today: IsoDate,
): MarkDueNotice[] {
  return awaitedMarkers(facts).flatMap(({ accountId }) =>
    accountId === null
      ? []
      : [
          {
            recipientId: accountId,
            kind: 'mark_due' as const,
            thesis: { id: thesis.id, title: thesis.title },
            reminderKey: `mark_due/${examination.id}/${accountId}/${today}`,
          },
        ],
  )
}
