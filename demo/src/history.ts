import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import type { Moment, PlannedEvent } from './demo-plan.ts'

/** The events of one thesis, recorded in any order and kept in the order of time. */
export interface History {
  record(what: EventKind, actor: string, happenedAt: Moment, details?: PlannedEvent['details']): void
  events(): PlannedEvent[]
}

export function historyOf(thesis: number): History {
  const events: PlannedEvent[] = []
  return {
    record: (what, actor, happenedAt, details = {}) => {
      events.push({ thesis, actor, what, details, happenedAt })
    },
    events: () => inOrder(events),
  }
}

/** ISO moments sort as text; events of one moment keep the order in which they were recorded. */
export function inOrder<Item extends { happenedAt: Moment }>(items: readonly Item[]): Item[] {
  return items.toSorted((first, second) =>
    first.happenedAt < second.happenedAt ? -1 : first.happenedAt > second.happenedAt ? 1 : 0,
  )
}
