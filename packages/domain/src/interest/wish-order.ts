import { HIGHEST_PRIORITY, LOWEST_PRIORITY } from './interest.ts'

interface Wish {
  thesisId: number
  priority: number
}

/**
 * The wishes of one student with those of `order` following each other as it says. They share the places that they had
 * before among all; a wish that `order` leaves out keeps its place, and a thesis that is no wish is passed over. The
 * priorities in use are dealt out anew from the top, so that neighbours who change places change two priorities and no
 * more; where some are equal, and so have no order to keep, all become 1, 2, 3…
 *
 * @param wishes by priority
 */
export function reorderWishes<W extends Wish>(wishes: readonly W[], order: readonly number[]): W[] {
  const known = new Map(wishes.map((wish) => [wish.thesisId, wish]))
  const ordered = [...new Set(order)].flatMap((thesisId) => known.get(thesisId) ?? [])
  const taking = new Set(ordered)
  let next = 0
  const placed = wishes.map((wish) => (taking.has(wish) ? (ordered[next++] ?? wish) : wish))
  const priorities = prioritiesOf(wishes)
  return placed.map((wish, place) => ({ ...wish, priority: priorities[place] ?? LOWEST_PRIORITY }))
}

/** Those of `after` whose priority is another than it was. */
export function changedWishes<W extends Wish>(before: readonly Wish[], after: readonly W[]): W[] {
  const known = new Map(before.map(({ thesisId, priority }) => [thesisId, priority]))
  return after.filter(({ thesisId, priority }) => known.get(thesisId) !== priority)
}

function prioritiesOf(wishes: readonly Wish[]): number[] {
  const inUse = wishes.map(({ priority }) => priority).toSorted((a, b) => a - b)
  if (new Set(inUse).size === inUse.length) return inUse
  return inUse.map((_priority, place) => Math.min(HIGHEST_PRIORITY + place, LOWEST_PRIORITY))
}
