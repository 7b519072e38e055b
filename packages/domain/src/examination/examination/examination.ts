export const EXAMINATION_STATES = ['planned', 'announced', 'held', 'cancelled'] as const
export type ExaminationState = (typeof EXAMINATION_STATES)[number]

export type ExaminationAction = 'announce' | 'move' | 'hold' | 'cancel'

/** A move keeps the state: who knew of the announcement is notified of the new date. */
const TRANSITIONS: Readonly<Record<ExaminationState, Partial<Record<ExaminationAction, ExaminationState>>>> =
  {
    planned: { announce: 'announced', move: 'planned', hold: 'held', cancel: 'cancelled' },
    announced: { move: 'announced', hold: 'held', cancel: 'cancelled' },
    held: {},
    cancelled: {},
  }

/** Null where the action is not one of the state. */
export function afterExaminationAction(
  state: ExaminationState,
  act: ExaminationAction,
): ExaminationState | null {
  return TRANSITIONS[state][act] ?? null
}

/** When an examination is, and how long. */
export interface Appointment {
  startsAt: Date
  minutes: number
}

/** One that ends when the other begins does not overlap it. */
export function overlap(one: Appointment, other: Appointment): boolean {
  return one.startsAt < endOf(other) && other.startsAt < endOf(one)
}

export function endOf({ startsAt, minutes }: Appointment): Date {
  return new Date(startsAt.getTime() + minutes * 60_000)
}

/** Why an examination cannot have ended at that moment; null where it can: docs/regulation.md#hold-examination. */
export function endError(
  { startsAt, endedAt }: { startsAt: Date; endedAt: Date },
  now: Date,
): 'ended_before_start' | 'time_ahead' | null {
  if (endedAt <= startsAt) return 'ended_before_start'
  return endedAt > now ? 'time_ahead' : null
}

/** What a member who is asked about a date says to it. */
export const DATE_ANSWERS = ['yes', 'if_needed', 'no'] as const
export type DateAnswer = (typeof DATE_ANSWERS)[number]

/** How a member took part in an examination. */
export const PRESENCES = ['present', 'remote', 'absent'] as const
export type Presence = (typeof PRESENCES)[number]

/** Who took part: in the place of the examination, or from afar. */
export function isThere(presence: Presence): boolean {
  return presence !== 'absent'
}

export const EXAMINATION_PLACE_MAX = 150
export const EXAMINATION_MINUTES_MIN = 5
/** A working day. */
export const EXAMINATION_MINUTES_MAX = 480
export const CORRECTIONS_MAX = 4000
/** The most dates that members answer. */
export const DATE_OPTIONS_MAX = 8
