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
