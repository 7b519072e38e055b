import type { Tx } from '../../../../platform/database/transaction.ts'
import { mailOutside } from '../../../../platform/mail/paced-mail.repository.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import { seatGivenMail } from '../../../thesis/notice/mails/outside-seat.mail.ts'
import type { NewNotice } from '../../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../../thesis/thesis/thesis.model.ts'
import type { CommitteeDependencies, NotifiedSeat } from '../committee.model.ts'
import { outsideAddressee, outsideFacts } from '../outside/outside-mail.queries.ts'
import { mailKeys } from './seat-message.model.ts'

/** Notifies a person who sits from now on without having been asked, in the manner of `askForSeat`. */
export async function giveSeat(
  { clock }: Pick<CommitteeDependencies, 'clock'>,
  tx: Tx,
  thesis: ThesisInQuestion,
  seat: NotifiedSeat,
): Promise<NewNotice[]> {
  if (seat.accountId !== null) {
    const person = fullName(thesis.instructor)
    return [{ recipientId: seat.accountId, kind: 'seat_given', thesis, facts: { person } }]
  }
  const facts = await outsideFacts(tx, thesis)
  const to = await outsideAddressee(tx, seat)
  const write = async () => seatGivenMail(to, facts)
  await mailOutside(tx, { to, ...mailKeys(thesis, seat) }, write, clock.now())
  return []
}
