/** How a thesis of the demo stands today. */
export const UNGIVEN = [
  'quiet',
  'wanted',
  'popular',
  'onDeadlineOpen',
  'onDeadlinePassed',
  'expired',
  'private',
  'answered',
  'released',
] as const
export type Ungiven = (typeof UNGIVEN)[number]

export const IN_PROGRESS = [
  'justBegun',
  'middle',
  'waiting',
  'returned',
  'late',
  'ahead',
  'endingSoon',
  'ready',
  'withoutList',
] as const
export type InProgress = (typeof IN_PROGRESS)[number]

export const ENDED = ['endedPublic', 'endedPrivate'] as const
export type Ended = (typeof ENDED)[number]

export type Situation = Ungiven | InProgress | Ended

export const isUngiven = (situation: Situation): situation is Ungiven =>
  (UNGIVEN as readonly Situation[]).includes(situation)

export const isEnded = (situation: Situation): situation is Ended =>
  (ENDED as readonly Situation[]).includes(situation)

/**
 * The theses of the account `instructor`: every situation at least once. The first that has a student goes to the demo
 * account of a student at work, hence the one in the middle of its steps comes first.
 */
export const DEMO_INSTRUCTOR: readonly Situation[] = [
  'middle',
  ...UNGIVEN,
  ...IN_PROGRESS,
  'waiting',
  'endedPublic',
  'endedPrivate',
  'endedPublic',
  'endedPublic',
  'endedPrivate',
  'endedPublic',
  'endedPrivate',
  'endedPublic',
  'endedPublic',
]

/** The situations that departments use one after the other; any eight in a row show a busy department. */
const TURNS: readonly Situation[] = [
  'wanted',
  'middle',
  'endedPublic',
  'onDeadlineOpen',
  'waiting',
  'quiet',
  'endedPrivate',
  'justBegun',
  'wanted',
  'late',
  'endedPublic',
  'onDeadlinePassed',
  'returned',
  'answered',
  'endedPrivate',
  'ahead',
  'wanted',
  'middle',
  'endedPublic',
  'ready',
  'expired',
  'endingSoon',
  'quiet',
  'endedPublic',
  'withoutList',
  'wanted',
  'private',
  'middle',
  'released',
]

export interface Turns {
  take(count: number): Situation[]
}

export function situationTurns(): Turns {
  let turn = 0
  return {
    take: (count) => Array.from({ length: count }, () => TURNS[turn++ % TURNS.length] ?? 'quiet'),
  }
}
