import {
  endOfDay,
  MARK_LETTER_DAYS,
  MARK_LINK_DAYS,
} from '@diatrivi/domain/examination/committee/signed-link'
import {
  awaitedMarkers,
  isReconsidered,
  type MarkingFacts,
  type MarkingSeat,
  markersOf,
} from '@diatrivi/domain/examination/marking/mark.policy'
import { addDays } from '@diatrivi/domain/shared/dates'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { DAY } from '../../../platform/durations.ts'
import { mailOutside } from '../../../platform/mail/paced-mail.repository.ts'
import { markAskedLetter, marksOpenedLetter } from '../../../platform/mail/templates/outside-mark-letters.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { findNewestLink } from '../committee/link/signed-link.queries.ts'
import type { SignedLinks } from '../committee/link/signed-links.service.ts'
import { outsideAddressee, outsideFacts } from '../committee/outside/outside-letter.queries.ts'

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
    const said = { ...(await outsideFacts(tx, thesis)), day, isReconsidered: isReconsidered(facts) }
    const to = await outsideAddressee(tx, seat)
    await mailOutside(
      tx,
      { to, ...mattersOf(thesis, seat) },
      async (mailedAt) => {
        const link = { seatId: seat.id, purpose: 'mark', expiresAt: endOfDay(day), mailedAt } as const
        return markAskedLetter(to, { ...said, url: links.byLink('mark', await signedLinks.make(tx, link)) })
      },
      clock.now(),
    )
  }

  return {
    ask,

    /** Asks the members whose mark is missing, or who are asked once more. */
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
        const to = await outsideAddressee(tx, seat)
        const write = async () => marksOpenedLetter(to, said)
        await mailOutside(tx, { to, ...mattersOf(thesis, seat) }, write, clock.now())
      }
    },
  }
}

export type MarkAsking = ReturnType<typeof markAsking>

function isFromOutside({ outsidePersonId }: Pick<MarkingSeat, 'outsidePersonId'>): boolean {
  return outsidePersonId !== null
}

function mattersOf(thesis: { id: number }, seat: { id: number }) {
  return { paceKey: `mark:${thesis.id}`, replaceKey: `mark:${thesis.id}:${seat.id}` }
}
