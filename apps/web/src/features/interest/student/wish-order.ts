import { HIGHEST_PRIORITY, LOWEST_PRIORITY } from '@diatrivi/domain/interest/interest'
import { changedWishes, reorderWishes } from '@diatrivi/domain/interest/wish-order'
import { moved } from '../../../shared/ui/use-order.ts'
import type { Wish } from '../current-thesis.mapper.ts'

type Ranked = Pick<Wish, 'priority'>

/** The priority a new wish is offered: right after the lowest one, or the first gap once 100 is taken. */
export function nextPriority(wishes: readonly Ranked[]): number {
  const taken = new Set(wishes.map(({ priority }) => priority))
  const afterLast = Math.max(HIGHEST_PRIORITY - 1, ...taken) + 1
  if (afterLast <= LOWEST_PRIORITY) return afterLast
  for (let free = HIGHEST_PRIORITY; free <= LOWEST_PRIORITY; free += 1) if (!taken.has(free)) return free
  return LOWEST_PRIORITY
}

/** The wishes with the one at `from` moved to `to`, with the priorities that the domain gives them by that. */
export function moveWish<W extends Ranked & { thesis: { id: number } }>(
  wishes: readonly W[],
  from: number,
  to: number,
): W[] {
  const order = wishes.map(({ thesis }) => thesis.id)
  return wishesInOrder(wishes, moved(order, from, to))
}

/** The wishes in the order of these theses, with the priorities that the domain gives them by that. */
export function wishesInOrder<W extends Ranked & { thesis: { id: number } }>(
  wishes: readonly W[],
  order: readonly number[],
): W[] {
  return reorderWishes(wishes.map(toDomain), order)
}

/** Those of `after` whose priority is another than it was. */
export function movedWishes<W extends Ranked & { thesis: { id: number } }>(
  before: readonly W[],
  after: readonly W[],
): W[] {
  return changedWishes(before.map(toDomain), after.map(toDomain))
}

function toDomain<W extends { thesis: { id: number } }>(wish: W): W & { thesisId: number } {
  return { ...wish, thesisId: wish.thesis.id }
}
