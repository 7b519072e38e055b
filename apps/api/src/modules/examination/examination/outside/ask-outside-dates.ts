import { endOfDay } from '@diatrivi/domain/examination/committee/signed-link'
import { athensDate } from '@diatrivi/domain/shared/dates'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { mailOutside } from '../../../../platform/mail/paced-mail.repository.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import { datesAskedMail } from '../../../thesis/notice/mails/outside-examination.mail.ts'
import { outsideAddressee, outsideFacts } from '../../committee/outside/outside-mail.queries.ts'
import type { ExaminationDependencies } from '../examination.model.ts'
import type { Concerned, OutsideSeat } from './outside-mail.model.ts'

/**
 * Asks members without an account which dates suit them: docs/regulation.md#dates-by-link. Each mail carries a new link, which
 * holds until the last of the dates is over. The thesis is locked.
 */
export async function askOutsideDates(
  { clock, links, signedLinks }: Pick<ExaminationDependencies, 'clock' | 'links' | 'signedLinks'>,
  tx: Tx,
  thesis: Concerned['thesis'],
  seats: readonly OutsideSeat[],
  startsAt: readonly Date[],
): Promise<void> {
  if (seats.length === 0) return
  const facts = await outsideFacts(tx, thesis)
  const day = found(startsAt.map(athensDate).toSorted().at(-1))
  for (const seat of seats) {
    const to = await outsideAddressee(tx, seat)
    const key = `dates:${thesis.id}`
    await mailOutside(
      tx,
      { to, paceKey: key, replaceKey: `${key}:${seat.id}` },
      async (mailedAt) => {
        const link = { seatId: seat.id, purpose: 'dates', expiresAt: endOfDay(day), mailedAt } as const
        const url = links.byLink('dates', await signedLinks.make(tx, link))
        return datesAskedMail(to, { ...facts, day, url })
      },
      clock.now(),
    )
  }
}
