import { HIGHEST_PRIORITY, LOWEST_PRIORITY } from '@diatrivi/domain/thesis/interest/interest'
import { changedInterests, reorderInterests } from '@diatrivi/domain/thesis/interest/interest-order'
import { moved } from '../../../../shared/ui/use-order.ts'
import type { OwnInterest } from '../current-thesis.mapper.ts'

type Ranked = Pick<OwnInterest, 'priority'>

/** The priority a new interest is offered: right after the lowest one, or the first gap once 100 is taken. */
export function nextPriority(interests: readonly Ranked[]): number {
  const taken = new Set(interests.map(({ priority }) => priority))
  const afterLast = Math.max(HIGHEST_PRIORITY - 1, ...taken) + 1
  if (afterLast <= LOWEST_PRIORITY) return afterLast
  for (let free = HIGHEST_PRIORITY; free <= LOWEST_PRIORITY; free += 1) if (!taken.has(free)) return free
  return LOWEST_PRIORITY
}

/** Whether two interests have the same priority, and so no order between them. */
export function sharePriority(interests: readonly Ranked[]): boolean {
  return new Set(interests.map(({ priority }) => priority)).size < interests.length
}

/** The interests with the one at `from` moved to `to`, with the priorities that the domain gives them. */
export function moveInterest<W extends Ranked & { thesis: { id: number } }>(
  interests: readonly W[],
  from: number,
  to: number,
): W[] {
  const order = interests.map(({ thesis }) => thesis.id)
  return interestsInOrder(interests, moved(order, from, to))
}

/** The interests in the order of these theses, with the priorities that the domain gives them. */
export function interestsInOrder<W extends Ranked & { thesis: { id: number } }>(
  interests: readonly W[],
  order: readonly number[],
): W[] {
  return reorderInterests(interests.map(toDomain), order)
}

/** The interests of `after` whose priority is another than it was. */
export function movedInterests<W extends Ranked & { thesis: { id: number } }>(
  before: readonly W[],
  after: readonly W[],
): W[] {
  return changedInterests(before.map(toDomain), after.map(toDomain))
}

function toDomain<W extends { thesis: { id: number } }>(interest: W): W & { thesisId: number } {
  return { ...interest, thesisId: interest.thesis.id }
}
