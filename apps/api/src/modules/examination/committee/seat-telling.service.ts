import type { SeatPerson } from '@diatrivi/domain/examination/committee/may-sit'
import { endOfDay } from '@diatrivi/domain/examination/committee/signed-link'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { mailOutside } from '../../../platform/mail/paced-mail.repository.ts'
import { seatAskedLetter, seatGivenLetter } from '../../../platform/mail/templates/outside-letters.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import { findFullName } from '../../people/account/account.queries.ts'
import type { NewNotice } from '../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { SignedLinks } from './link/signed-links.service.ts'
import { outsideAddressee, outsideFacts } from './outside/outside-letter.queries.ts'

interface Dependencies {
  clock: Clock
  links: WebLinks
  signedLinks: SignedLinks
}

type Told = SeatPerson & { id: number }

/**
 * Tells those who are asked to sit, or who sit: people with an account by a notice, which is returned for the caller to
 * send with others, and people from outside by a letter.
 */
export function seatTelling({ clock, links, signedLinks }: Dependencies) {
  return {
    /** The letter carries a new link, and ends the one before. */
    async ask(tx: Tx, thesis: ThesisInQuestion, seat: Told & { dueOn: IsoDate }): Promise<NewNotice[]> {
      const person = await findFullName(tx, thesis.instructorId)
      const day = seat.dueOn
      if (seat.accountId !== null) {
        return [{ recipientId: seat.accountId, kind: 'seat_invited', thesis, facts: { person, day } }]
      }
      const facts = await outsideFacts(tx, thesis)
      const to = await outsideAddressee(tx, seat)
      await mailOutside(
        tx,
        { to, ...mattersOf(thesis, seat) },
        async (mailedAt) => {
          const link = { seatId: seat.id, purpose: 'seat', expiresAt: endOfDay(day), mailedAt } as const
          const url = links.byLink('seat', await signedLinks.make(tx, link))
          return seatAskedLetter(to, { ...facts, day, url })
        },
        clock.now(),
      )
      return []
    },

    async give(tx: Tx, thesis: ThesisInQuestion, seat: Told): Promise<NewNotice[]> {
      const person = await findFullName(tx, thesis.instructorId)
      if (seat.accountId !== null) {
        return [{ recipientId: seat.accountId, kind: 'seat_given', thesis, facts: { person } }]
      }
      const facts = await outsideFacts(tx, thesis)
      const to = await outsideAddressee(tx, seat)
      const write = async () => seatGivenLetter(to, facts)
      await mailOutside(tx, { to, ...mattersOf(thesis, seat) }, write, clock.now())
      return []
    },
  }
}

export type SeatTelling = ReturnType<typeof seatTelling>

function mattersOf(thesis: { id: number }, seat: { id: number }) {
  return { paceKey: `seat:${thesis.id}`, replaceKey: `seat:${thesis.id}:${seat.id}` }
}
