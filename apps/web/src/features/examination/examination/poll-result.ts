import type { Poll } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'

export type Option = Poll['options'][number]

const can = ({ answer }: Option['answers'][number]) => answer !== 'no'

/** How many can, of all who were asked, and how many have said nothing yet. */
export function statusOf({ people }: Poll, { answers }: Option): string {
  const [willing, all] = [answers.filter(can).length, people.length]
  if (willing === all) return m.examination_poll_all()
  const silent = all - answers.length
  const counted = m.examination_poll_best({ can: willing, all })
  return silent === 0 ? counted : `${counted} · ${m.examination_poll_silent({ count: silent })}`
}

/** The date that most can, and among those the one that fewest take only if needed; null before the first answer. */
export function bestOf({ options }: Poll): Option | null {
  const rank = (option: Option) =>
    option.answers.filter(can).length * 100 + option.answers.filter(({ answer }) => answer === 'yes').length
  const [first] = options.toSorted((one, other) => rank(other) - rank(one))
  return first === undefined || rank(first) === 0 ? null : first
}

/** The part of the page with the reader's own answers. */
export const OWN_ANSWERS = 'examination-answers'

/** Whether the reader has not said of every date if it suits. */
export function lacksOwnAnswer({ options, people }: Poll): boolean {
  const own = people.find(({ isCaller }) => isCaller)
  return (
    own !== undefined && options.some(({ answers }) => !answers.some(({ seatId }) => seatId === own.seatId))
  )
}
