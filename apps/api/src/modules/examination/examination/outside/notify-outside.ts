import { endOfDay } from '@diatrivi/domain/examination/committee/signed-link'
import { athensDate, athensTime, daysBetween } from '@diatrivi/domain/shared/dates'
import type { PlanWarning } from '@diatrivi/domain/thesis/thesis/plan-warning'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { mailOutside } from '../../../../platform/mail/paced-mail.repository.ts'
import {
  type ExaminationChange,
  examinationMail,
} from '../../../thesis/notice/mails/outside-examination.mail.ts'
import type { NoticeCalendar } from '../../../thesis/notice/notice.model.ts'
import { outsideAddressee, outsideFacts } from '../../committee/outside/outside-mail.queries.ts'
import type { ExaminationDependencies } from '../examination.model.ts'
import type { ExaminationRow } from '../examination.queries.ts'
import { keepOutsideReminded } from '../examination.repository.ts'
import { makeCalendar } from '../make-calendar.ts'
import { type Concerned, type OutsideSeat, outsideSeats } from './outside-mail.model.ts'

type Dependencies = Pick<ExaminationDependencies, 'clock' | 'links' | 'signedLinks'>

interface Change {
  change: ExaminationChange
  /** When an examination that was moved would have been. */
  former?: { day: string; time: string } | undefined
  reason?: string | undefined
  /** What the rule book only points out about the day. */
  warnings?: readonly PlanWarning[] | undefined
  /** Made anew where it is left out. */
  calendar?: NoticeCalendar
}

/** Mails about the examination to members without an account: docs/regulation.md#dates-by-link. The thesis is locked. */
export function notifyOutside(
  deps: Dependencies,
  tx: Tx,
  { thesis, seats }: Concerned,
  row: ExaminationRow,
  change: Change,
): Promise<void> {
  return notifyOutsideSeats(deps, tx, thesis, outsideSeats(seats), row, change)
}

/**
 * With a file for the calendar, as the examination is now, and with a new link to the day and the final text, which holds
 * until the day is over.
 */
export async function notifyOutsideSeats(
  deps: Dependencies,
  tx: Tx,
  thesis: Concerned['thesis'],
  seats: readonly OutsideSeat[],
  row: ExaminationRow,
  { change, former, reason, warnings, calendar }: Change,
): Promise<void> {
  if (seats.length === 0) return
  const { clock, links, signedLinks } = deps
  const facts = await outsideFacts(tx, thesis)
  const attached = calendar ?? (await makeCalendar(deps, tx, thesis, row))
  const { minutes, place, link } = row
  const day = athensDate(row.startsAt)
  // A person who hears of it on the day before is not reminded of it in the same hour.
  if (daysBetween(clock.today(), day) <= 1) await keepOutsideReminded(tx, row.id, day)
  const when = { day, time: athensTime(row.startsAt), minutes, place, link }
  for (const seat of seats) {
    const to = await outsideAddressee(tx, seat)
    // The cancellation of one examination is not replaced by the plan of the next: a calendar has both.
    const paceKey = `examination:${thesis.id}`
    const keys = { to, paceKey, replaceKey: `${paceKey}:${row.id}:${seat.id}` }
    await mailOutside(
      tx,
      keys,
      async (mailedAt) => {
        const ofSeat = { seatId: seat.id, purpose: 'seat', expiresAt: endOfDay(day), mailedAt } as const
        const url =
          change === 'exam_cancelled' ? null : links.byLink('seat', await signedLinks.make(tx, ofSeat))
        const mail = examinationMail(to, { ...facts, change, ...when, former, reason, warnings, url })
        return { ...mail, calendar: attached.file(to.language) }
      },
      clock.now(),
    )
  }
}
