import { HIGHEST_PRIORITY, LOWEST_PRIORITY } from '@diatrivi/domain/interest/interest'
import type { Wish } from './current-thesis.mapper.ts'

type Ranked = Pick<Wish, 'priority'>

/** The priority a new wish is offered: right after the lowest one, or the first gap once 100 is taken. */
export function nextPriority(wishes: readonly Ranked[]): number {
  const taken = new Set(wishes.map(({ priority }) => priority))
  const afterLast = Math.max(HIGHEST_PRIORITY - 1, ...taken) + 1
  if (afterLast <= LOWEST_PRIORITY) return afterLast
  for (let free = HIGHEST_PRIORITY; free <= LOWEST_PRIORITY; free += 1) if (!taken.has(free)) return free
  return LOWEST_PRIORITY
}

/**
 * The wishes with the one at `from` moved to `to`. The priorities in use are dealt out anew in order, so that a move
 * between neighbours changes two wishes and no more; equal ones, which have no order to keep, become 1, 2, 3…
 */
export function moveWish<W extends Ranked>(wishes: readonly W[], from: number, to: number): W[] {
  const moved = [...wishes]
  const [wish] = moved.splice(from, 1)
  if (wish === undefined) return moved
  moved.splice(to, 0, wish)
  const priorities = prioritiesOf(wishes)
  return moved.map((each, index) => ({ ...each, priority: priorities[index] ?? LOWEST_PRIORITY }))
}

/** Those of `after` whose priority is another than it was. */
export function changedWishes<W extends Ranked & { thesis: { id: number } }>(
  before: readonly W[],
  after: readonly W[],
): W[] {
  const known = new Map(before.map(({ thesis, priority }) => [thesis.id, priority]))
  return after.filter(({ thesis, priority }) => known.get(thesis.id) !== priority)
}

function prioritiesOf(wishes: readonly Ranked[]): number[] {
  const inUse = wishes.map(({ priority }) => priority).toSorted((a, b) => a - b)
  if (new Set(inUse).size === inUse.length) return inUse
  return inUse.map((_priority, index) => Math.min(HIGHEST_PRIORITY + index, LOWEST_PRIORITY))
}
