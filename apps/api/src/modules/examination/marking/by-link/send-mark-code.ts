import { canMark, ownMarkingSeat } from '@diatrivi/domain/examination/marking/mark.policy'
import type { Caller } from '../../../../platform/caller.ts'
import { enqueueMail } from '../../../../platform/mail/outbox.repository.ts'
import { enforce, found } from '../../../../platform/refusal/refusal.ts'
import { markCodeMail } from '../../../thesis/notice/mails/outside-mark.mail.ts'
import { outsideAddressee } from '../../committee/outside/outside-mail.queries.ts'
import type { MarkDependencies } from '../marking.model.ts'
import { lockMarkingOfSeat } from './lock-marking-of-seat.ts'

/** Sends the code of six digits to the address of the member, not to the caller. */
export async function sendMarkCode(
  deps: Pick<MarkDependencies, 'db' | 'clock' | 'requestThrottle' | 'signedLinks'>,
  code: string,
  { address }: Caller,
): Promise<void> {
  const { db, clock, requestThrottle, signedLinks } = deps
  await requestThrottle(address)
  const seatId = await signedLinks.read(db, code, 'mark')
  await db.transaction(async (tx) => {
    const { thesis, marking } = await lockMarkingOfSeat(deps, tx, seatId)
    enforce(canMark.save({ seatId }, thesis, marking.facts))
    const { pin } = await signedLinks.makePin(tx, code, 'mark')
    const to = await outsideAddressee(tx, found(ownMarkingSeat({ seatId }, marking.facts)))
    await enqueueMail(tx, markCodeMail(to, { code: pin, thesisTitle: thesis.title }), clock.now())
  })
}
