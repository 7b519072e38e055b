import { HIGHEST_PRIORITY, LOWEST_PRIORITY } from './interest.ts'

interface OwnInterest {
  thesisId: number
  priority: number
}

/**
 * The interests of one student with those of `order` following each other as it says. They share the places that they had
 * before among all; an interest that `order` leaves out keeps its place, and a thesis without an interest is skipped. The
 * priorities in use are given out again from the top, so that two neighbours who change places change two priorities and no
 * more; where some are equal, and so have no order to keep, all become 1, 2, 3…
 *
 * @param interests by priority
 */
export function reorderInterests<W extends OwnInterest>(
  interests: readonly W[],
  order: readonly number[],
): W[] {
  const known = new Map(interests.map((interest) => [interest.thesisId, interest]))
  const ordered = [...new Set(order)].flatMap((thesisId) => known.get(thesisId) ?? [])
  const taking = new Set(ordered)
  let next = 0
  const placed = interests.map((interest) =>
    taking.has(interest) ? (ordered[next++] ?? interest) : interest,
  )
  const priorities = prioritiesOf(interests)
  return placed.map((interest, place) => ({ ...interest, priority: priorities[place] ?? LOWEST_PRIORITY }))
}

/** Returns those of `after` whose priority has changed. */
export function changedInterests<W extends OwnInterest>(
  before: readonly OwnInterest[],
  after: readonly W[],
): W[] {
  const known = new Map(before.map(({ thesisId, priority }) => [thesisId, priority]))
  return after.filter(({ thesisId, priority }) => known.get(thesisId) !== priority)
}

function prioritiesOf(interests: readonly OwnInterest[]): number[] {
  const inUse = interests.map(({ priority }) => priority).toSorted((a, b) => a - b)
  if (new Set(inUse).size === inUse.length) return inUse
  return inUse.map((_priority, place) => Math.min(HIGHEST_PRIORITY + place, LOWEST_PRIORITY))
}
