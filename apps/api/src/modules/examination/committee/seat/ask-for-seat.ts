import { endOfDay } from '@diatrivi/domain/examination/committee/signed-link'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { mailOutside } from '../../../../platform/mail/paced-mail.repository.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import { seatAskedMail } from '../../../thesis/notice/mails/outside-seat.mail.ts'
import type { NewNotice } from '../../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../../thesis/thesis/thesis.model.ts'
import type { CommitteeDependencies, NotifiedSeat } from '../committee.model.ts'
import { outsideAddressee, outsideFacts } from '../outside/outside-mail.queries.ts'
import { mailKeys } from './seat-message.model.ts'

/**
 * Asks a person to sit: one with an account by a notice, which is returned for the caller to send with others, and one
 * from outside by a mail with a new link, which ends the one before.
 */
export async function askForSeat(
  { clock, links, signedLinks }: Pick<CommitteeDependencies, 'clock' | 'links' | 'signedLinks'>,
  tx: Tx,
  thesis: ThesisInQuestion,
  seat: NotifiedSeat & { dueOn: IsoDate },
): Promise<NewNotice[]> {
  const day = seat.dueOn
  if (seat.accountId !== null) {
    const person = fullName(thesis.instructor)
    return [{ recipientId: seat.accountId, kind: 'seat_invited', thesis, facts: { person, day } }]
  }
  const facts = await outsideFacts(tx, thesis)
  const to = await outsideAddressee(tx, seat)
  await mailOutside(
    tx,
    { to, ...mailKeys(thesis, seat) },
    async (mailedAt) => {
      const link = { seatId: seat.id, purpose: 'seat', expiresAt: endOfDay(day), mailedAt } as const
      const url = links.byLink('seat', await signedLinks.make(tx, link))
      return seatAskedMail(to, { ...facts, day, url })
    },
    clock.now(),
  )
  return []
}
