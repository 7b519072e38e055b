import type { ExaminationState } from '@diatrivi/domain/examination/examination/examination'
import { allConfirmed } from '@diatrivi/domain/shared/confirmations'
import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { DurationUnit } from '@diatrivi/domain/thesis/todo-list/step'
import { type ExaminationStatus, phaseOf } from '@diatrivi/domain/view/process/phase'
import {
  type PlannedStep,
  stepsOnTimeline,
  TIMELINE_PHASES,
  type TimelinePhase,
  type TimelineScope,
  type TimelineStep,
  type TimelineTimes,
  timesOf,
} from '@diatrivi/domain/view/timeline/timeline-row'
import type { PersonNames } from '../../thesis/thesis/thesis.model.ts'

/** What is read of a thesis in progress. */
export interface TimelineThesisRow {
  id: number
  title: string
  studentId: number | null
  student: PersonNames
  instructor: PersonNames
  mark: number | null
  startDate: IsoDate | null
  intendedEnd: IsoDate | null
  rulebookId: number | null
  /** In the order of the list. */
  steps: {
    title: string
    amount: number
    unit: DurationUnit
    studentConfirmedAt: Date | null
    instructorConfirmedAt: Date | null
    returnedAt: Date | null
  }[]
  status: ExaminationStatus | null
  /** The newest of the student that was not cancelled. */
  examination: { startsAt: Date; state: ExaminationState } | null
}

/** A thesis in progress, as a reader sees it on the timeline. */
export interface TimelineEntry extends TimelineTimes {
  thesis: { id: number; title: string }
  student: PersonNames
  instructor: PersonNames
  /** Null in the plain flow. */
  phase: TimelinePhase | null
  examination: TimelineThesisRow['examination']
  /** Null for a reader to whom the steps are not shown. */
  steps: TimelineStep[] | null
}

/** The steps are those of the own theses; of all others only what they come to is said: docs/regulation.md#timeline. */
export function entryOf(row: TimelineThesisRow, scope: TimelineScope, today: IsoDate): TimelineEntry {
  const steps = row.steps.map(plannedStep)
  return {
    ...timesOf(row, steps, today),
    thesis: { id: row.id, title: row.title },
    student: row.student,
    instructor: row.instructor,
    phase: row.rulebookId === null ? null : phaseInProgress(row, steps),
    examination: row.examination,
    steps: scope === 'mine' ? stepsOnTimeline(steps, row.startDate) : null,
  }
}

function plannedStep(step: TimelineThesisRow['steps'][number]): PlannedStep {
  const { studentConfirmedAt, instructorConfirmedAt, returnedAt } = step
  return {
    title: step.title,
    duration: { amount: step.amount, unit: step.unit },
    studentConfirmedAt: studentConfirmedAt?.toISOString() ?? null,
    instructorConfirmedAt: instructorConfirmedAt?.toISOString() ?? null,
    confirmedOn: instructorConfirmedAt && athensDate(instructorConfirmedAt),
    wasReturned: returnedAt !== null,
  }
}

function phaseInProgress(row: TimelineThesisRow, steps: readonly PlannedStep[]): TimelinePhase | null {
  const phase = phaseOf({ thesis: row, areAllStepsConfirmed: allConfirmed(steps), examination: row.status })
  return TIMELINE_PHASES.find((one) => one === phase) ?? null
}
