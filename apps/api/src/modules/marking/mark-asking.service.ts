import { endOfDay, MARK_LETTER_DAYS, MARK_LINK_DAYS } from '@diatrivi/domain/committee/signed-link'
import {
  awaitedMarkers,
  isReconsidered,
  type MarkingFacts,
  type MarkingSeat,
  markersOf,
} from '@diatrivi/domain/marking/mark.policy'
import { addDays } from '@diatrivi/domain/shared/dates'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { DAY } from '../../platform/durations.ts'
import { enqueueMail } from '../../platform/mail/outbox.repository.ts'
import { markAskedLetter, marksOpenedLetter } from '../../platform/mail/templates/outside-mark-letters.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import { outsideAddressee, outsideFacts } from '../committee/outside-letter.queries.ts'
import { findNewestLink } from '../committee/signed-link.queries.ts'
import type { SignedLinks } from '../committee/signed-links.service.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'

interface Dependencies {
  clock: Clock
  links: WebLinks
  signedLinks: SignedLinks
}

/** Letters about marks to members without an account: docs/regulation.md#mark-by-link. The thesis is locked. */
export function markAsking({ clock, links, signedLinks }: Dependencies) {
  /** The letter carries a new link, and ends the one before. */
  async function ask(
    tx: Tx,
    thesis: ThesisInQuestion,
    facts: MarkingFacts,
    seat: Pick<MarkingSeat, 'id' | 'outsidePersonId'>,
  ): Promise<void> {
    const day = addDays(clock.today(), MARK_LINK_DAYS)
    const code = await signedLinks.make(tx, { seatId: seat.id, purpose: 'mark', expiresAt: endOfDay(day) })
    const url = links.byLink('mark', code)
    const said = { ...(await outsideFacts(tx, thesis)), day, url, isReconsidered: isReconsidered(facts) }
    await enqueueMail(tx, markAskedLetter(await outsideAddressee(tx, seat), said), clock.now())
  }

  return {
    ask,

    /** Those whose mark is missing, or who are asked once more. */
    async askAwaited(tx: Tx, thesis: ThesisInQuestion, facts: MarkingFacts): Promise<void> {
      for (const seat of awaitedMarkers(facts).filter(isFromOutside)) await ask(tx, thesis, facts, seat)
    },

    /** The same some days after the letter before. A link that was revoked is renewed by a person alone. */
    async remindAwaited(tx: Tx, thesis: ThesisInQuestion, facts: MarkingFacts): Promise<void> {
      const before = new Date(clock.now().getTime() - MARK_LETTER_DAYS * DAY)
      for (const seat of awaitedMarkers(facts).filter(isFromOutside)) {
        const newest = await findNewestLink(tx, { seatId: seat.id, purpose: 'mark' })
        const isDue = newest === null || (newest.revokedAt === null && newest.createdAt <= before)
        if (isDue) await ask(tx, thesis, facts, seat)
      }
    },

    async tellOpened(tx: Tx, thesis: ThesisInQuestion, facts: MarkingFacts): Promise<void> {
      const said = await outsideFacts(tx, thesis)
      for (const seat of markersOf(facts).filter(isFromOutside)) {
        await enqueueMail(tx, marksOpenedLetter(await outsideAddressee(tx, seat), said), clock.now())
      }
    },
  }
}

export type MarkAsking = ReturnType<typeof markAsking>

function isFromOutside({ outsidePersonId }: Pick<MarkingSeat, 'outsidePersonId'>): boolean {
  return outsidePersonId !== null
}
