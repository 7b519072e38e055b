import { endOfDay } from '@diatrivi/domain/examination/committee/signed-link'
import { examiningSeats } from '@diatrivi/domain/examination/examination/presence'
import { athensDate, athensTime, daysBetween } from '@diatrivi/domain/shared/dates'
import type { Clock } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { mailOutside } from '../../../../platform/mail/paced-mail.repository.ts'
import {
  datesAskedLetter,
  type ExaminationChange,
  examinationLetter,
} from '../../../../platform/mail/templates/outside-examination-letters.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import type { SignedLinks } from '../../committee/link/signed-links.service.ts'
import { outsideAddressee, outsideFacts } from '../../committee/outside/outside-letter.queries.ts'
import type { Examined } from '../examination.model.ts'
import { findExamination } from '../examination.queries.ts'
import { keepOutsideReminded } from '../examination.repository.ts'
import { examinationCalendars } from '../examination-calendars.ts'

interface Dependencies {
  clock: Clock
  links: WebLinks
  signedLinks: SignedLinks
}

type Concerned = Pick<Examined, 'thesis' | 'seats'>

/** Letters about the examination to members without an account: docs/regulation.md#dates-by-link. The thesis is locked. */
export function outsideTelling({ clock, links, signedLinks }: Dependencies) {
  const calendars = examinationCalendars({ clock, links })
  return {
    askDates(tx: Tx, { thesis, seats }: Concerned, startsAt: readonly Date[]): Promise<void> {
      return this.askDatesOf(tx, thesis, fromOutside(seats), startsAt)
    },

    /** Each letter carries a new link, which holds until the last of the dates is over. */
    async askDatesOf(
      tx: Tx,
      thesis: Concerned['thesis'],
      outside: readonly OutsideSeat[],
      startsAt: readonly Date[],
    ): Promise<void> {
      if (outside.length === 0) return
      const facts = await outsideFacts(tx, thesis)
      const day = found(startsAt.map(athensDate).toSorted().at(-1))
      for (const seat of outside) {
        const to = await outsideAddressee(tx, seat)
        const key = `dates:${thesis.id}`
        await mailOutside(
          tx,
          { to, paceKey: key, replaceKey: `${key}:${seat.id}` },
          async (mailedAt) => {
            const link = { seatId: seat.id, purpose: 'dates', expiresAt: endOfDay(day), mailedAt } as const
            return datesAskedLetter(to, {
              ...facts,
              day,
              url: links.byLink('dates', await signedLinks.make(tx, link)),
            })
          },
          clock.now(),
        )
      }
    },

    tell(tx: Tx, { thesis, seats }: Concerned, examinationId: number, change: Change): Promise<void> {
      return this.tellSeats(tx, thesis, fromOutside(seats), examinationId, change)
    },

    /**
     * With a file for the calendar, as the examination is now, and with a new link to the day and the final text, which
     * holds until the day is over.
     */
    async tellSeats(
      tx: Tx,
      thesis: Concerned['thesis'],
      outside: readonly OutsideSeat[],
      examinationId: number,
      { change, former, reason }: Change,
    ): Promise<void> {
      if (outside.length === 0) return
      const row = found(await findExamination(tx, examinationId))
      const facts = await outsideFacts(tx, thesis)
      const calendar = await calendars.of(tx, thesis, row.id)
      const { minutes, place, link } = row
      const day = athensDate(row.startsAt)
      // A person who hears of it on the day before is not reminded of it in the same hour.
      if (daysBetween(clock.today(), day) <= 1) await keepOutsideReminded(tx, row.id, day)
      const when = { day, time: athensTime(row.startsAt), minutes, place, link }
      for (const seat of outside) {
        const to = await outsideAddressee(tx, seat)
        // The cancellation of one examination is not replaced by the plan of the next: a calendar has both.
        const paceKey = `examination:${thesis.id}`
        const keys = { to, paceKey, replaceKey: `${paceKey}:${row.id}:${seat.id}` }
        await mailOutside(
          tx,
          keys,
          async (mailedAt) => {
            const link = { seatId: seat.id, purpose: 'seat', expiresAt: endOfDay(day), mailedAt } as const
            const url =
              change === 'exam_cancelled' ? null : links.byLink('seat', await signedLinks.make(tx, link))
            const letter = examinationLetter(to, { ...facts, change, ...when, former, reason, url })
            return { ...letter, calendar: calendar.file(to.language) }
          },
          clock.now(),
        )
      }
    },
  }
}

export type OutsideTelling = ReturnType<typeof outsideTelling>

export interface Change {
  change: ExaminationChange
  /** When an examination that was moved would have been. */
  former?: { day: string; time: string } | undefined
  reason?: string | undefined
}

interface OutsideSeat {
  id: number
  outsidePersonId: number | null
}

/** Members who examine and have no account. */
function fromOutside(seats: Concerned['seats']) {
  return examiningSeats(seats).filter(({ outsidePersonId }) => outsidePersonId !== null)
}
