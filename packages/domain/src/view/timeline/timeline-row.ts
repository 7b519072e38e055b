import { isConfirmed } from '../../shared/confirmations.ts'
import type { IsoDate } from '../../shared/dates.ts'
import type { ThesisFacts } from '../../thesis/thesis/thesis.ts'
import {
  actualSchedule,
  type Lateness,
  lateness,
  planSchedule,
  type ScheduledStep,
  scheduleEnd,
} from '../../thesis/todo-list/schedule.ts'
import { type StepState, stepState } from '../../thesis/todo-list/step.ts'
import { PROCESS_PHASES } from '../department-list/office-filter.ts'

/** Own theses, those in whose committee a person sits or is asked to, those of the department. */
export const TIMELINE_SCOPES = ['mine', 'seats', 'department'] as const
export type TimelineScope = (typeof TIMELINE_SCOPES)[number]

/** A thesis that has ended stands on no timeline. */
export const TIMELINE_PHASES = PROCESS_PHASES.filter((phase) => phase !== 'closed')
export type TimelinePhase = (typeof TIMELINE_PHASES)[number]

/** A step of the list of a thesis. */
export interface PlannedStep extends ScheduledStep {
  title: string
  /** The instructor sent it back, and the student has not finished it since. */
  wasReturned: boolean
}

/** A step on the days that it takes as the work goes. */
export interface TimelineStep {
  title: string
  start: IsoDate
  end: IsoDate
  state: StepState
}

/** What a timeline says of the time of a thesis. */
export interface TimelineTimes {
  start: IsoDate | null
  intendedEnd: IsoDate | null
  /** The day on which the last step ends by the plan; null without a start or without steps. */
  plannedEnd: IsoDate | null
  /** The same from what is confirmed. */
  expectedEnd: IsoDate | null
  /** The day of the last confirmation; null before there is one. */
  confirmedUntil: IsoDate | null
  /** How many steps are confirmed, and of how many. */
  progress: { confirmed: number; steps: number }
  /** Null where the desired end is not missed. */
  late: Lateness | null
}

export function timesOf(
  { startDate, intendedEnd }: Pick<ThesisFacts, 'startDate' | 'intendedEnd'>,
  steps: readonly ScheduledStep[],
  today: IsoDate,
): TimelineTimes {
  const confirmed = steps.filter(isConfirmed)
  return {
    start: startDate,
    intendedEnd,
    plannedEnd: startDate && scheduleEnd(planSchedule(steps, startDate)),
    expectedEnd: startDate && scheduleEnd(actualSchedule(steps, startDate)),
    confirmedUntil: confirmed.at(-1)?.confirmedOn ?? null,
    progress: { confirmed: confirmed.length, steps: steps.length },
    late: lateness(steps, startDate, intendedEnd, today),
  }
}

/** The steps on their days; none before a start is set. */
export function stepsOnTimeline(steps: readonly PlannedStep[], startDate: IsoDate | null): TimelineStep[] {
  if (startDate === null) return []
  return actualSchedule(steps, startDate).flatMap((span, index) => {
    const step = steps[index]
    return step === undefined
      ? []
      : [{ title: step.title, ...span, state: stepState(steps, index, step.wasReturned) }]
  })
}
