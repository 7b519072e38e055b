import type { SeatPerson } from '@diatrivi/domain/committee/may-sit'
import { endOfDay } from '@diatrivi/domain/committee/signed-link'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { enqueueMail } from '../../platform/mail/outbox.repository.ts'
import { seatAskedLetter, seatGivenLetter } from '../../platform/mail/templates/outside-letters.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import { findFullName } from '../account/account.queries.ts'
import type { NewNotice } from '../notice/notice.service.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'
import { outsideAddressee, outsideFacts } from './outside-letter.queries.ts'
import type { SignedLinks } from './signed-links.service.ts'

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
      const code = await signedLinks.make(tx, { seatId: seat.id, purpose: 'seat', expiresAt: endOfDay(day) })
      const facts = { ...(await outsideFacts(tx, thesis)), day, url: links.byLink('seat', code) }
      await enqueueMail(tx, seatAskedLetter(await outsideAddressee(tx, seat), facts), clock.now())
      return []
    },

    async give(tx: Tx, thesis: ThesisInQuestion, seat: Told): Promise<NewNotice[]> {
      const person = await findFullName(tx, thesis.instructorId)
      if (seat.accountId !== null) {
        return [{ recipientId: seat.accountId, kind: 'seat_given', thesis, facts: { person } }]
      }
      const facts = await outsideFacts(tx, thesis)
      await enqueueMail(tx, seatGivenLetter(await outsideAddressee(tx, seat), facts), clock.now())
      return []
    },
  }
}

export type SeatTelling = ReturnType<typeof seatTelling>
