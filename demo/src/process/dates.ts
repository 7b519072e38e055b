import { addDays, type IsoDate } from '@diatrivi/domain/shared/dates'
import { DEMO_USERNAMES } from '../cast.ts'
import type { PlannedDate, PlannedSeat, PlannedThesis } from '../demo-plan.ts'
import { athensMoment } from '../moments.ts'

/** Days from today. */
const DAYS = [10, 13, 15]

/** Dates that a student and a committee are asked about: the student and the supervisor have answered, and one more of each date. */
export function planDates(
  thesis: PlannedThesis,
  seats: readonly PlannedSeat[],
  { today, minutes }: { today: IsoDate; minutes: number },
): PlannedDate[] {
  const [supervisor] = seats
  // The demo account of a member has still to answer.
  const answered = seats.find(({ position, person }) => position > 1 && person !== DEMO_USERNAMES.member)
  return DAYS.map((days, index) => ({
    thesis: thesis.key,
    startsAt: athensMoment(addDays(today, days), 11 + index, 0),
    minutes,
    createdAt: athensMoment(addDays(today, -3), 11, 0),
    answers: [
      { seat: null, answer: index === 2 ? 'if_needed' : 'yes' },
      ...(supervisor === undefined ? [] : [{ seat: supervisor.key, answer: 'yes' as const }]),
      ...(answered === undefined
        ? []
        : [{ seat: answered.key, answer: index === 0 ? ('no' as const) : ('yes' as const) }]),
    ],
  }))
}
