import type { MarkingRules } from '@diatrivi/domain/department/rulebook/marking-rules'
import type { PersonsSeat } from '@diatrivi/domain/examination/committee/committee.policy'
import type { Presence } from '@diatrivi/domain/examination/examination/examination'
import {
  awaitedMarkers,
  type MarkingFacts,
  type MarkingSeat,
} from '@diatrivi/domain/examination/marking/mark.policy'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { NewNotice } from '../../../thesis/notice/notice.service.ts'

export interface MarkDueNotice extends NewNotice {
  thesis: { id: number; title: string }
  reminderKey: string
}

/**
 * One for each member whose mark is missing, or who was asked once more and has not answered; once a day. Members
 * without an account get mails instead: `ask-markers.ts`.
 */
export function markDueNotices(
  thesis: { id: number; title: string },
  { examination, facts }: { examination: { id: number }; facts: MarkingFacts },
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

/** An examination at the moment at which it is held: no mark is sealed before it is. */
export function factsWhenHeld(
  seats: readonly PersonsSeat[],
  presences: readonly { seatId: number; presence: Presence }[],
  rules: MarkingRules,
): MarkingFacts {
  const presenceOf = new Map(presences.map(({ seatId, presence }) => [seatId, presence]))
  return {
    state: 'held',
    hasBegun: true,
    isOpened: false,
    rules,
    seats: seats.map((seat) => ({
      ...seat,
      presence: presenceOf.get(seat.id) ?? null,
      firstSealedAt: null,
      isSealed: false,
      isConfirmed: false,
    })),
  }
}

export function isFromOutside({ outsidePersonId }: Pick<MarkingSeat, 'outsidePersonId'>): boolean {
  return outsidePersonId !== null
}

/** Mails of one matter leave together, and the newer of two to one member takes the place of the older. */
export function mailKeys(thesis: { id: number }, seat: { id: number }) {
  return { paceKey: `mark:${thesis.id}`, replaceKey: `mark:${thesis.id}:${seat.id}` }
}
