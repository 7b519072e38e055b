import type { TimelineThesis } from '@diatrivi/contract/view/timeline/timeline.schemas'
import type { ExaminationState } from '@diatrivi/domain/examination/examination/examination'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { TimelinePhase, TimelineStep, TimelineTimes } from '@diatrivi/domain/view/timeline/timeline-row'
import { toPerson } from '../../../entities/person/person.mapper.ts'
import type { Person } from '../../../entities/person/person.ts'
import { toDay } from '../../../shared/format/wire-day.ts'

/** A thesis in progress on the timeline. */
export interface TimelineRow extends TimelineTimes {
  id: number
  title: string
  student: Person
  instructor: Person
  /** Null in the plain flow. */
  phase: TimelinePhase | null
  examination: { on: IsoDate; state: Exclude<ExaminationState, 'cancelled'> } | null
  /** None where they are not shown to the reader. */
  steps: readonly TimelineStep[]
}

export function toTimelineRow(wire: TimelineThesis): TimelineRow {
  return {
    id: wire.thesisID,
    title: wire.thesisTitle,
    student: toPerson(wire.student),
    instructor: toPerson(wire.instructor),
    phase: wire.phase ?? null,
    start: toDay(wire.start),
    intendedEnd: toDay(wire.intendedEnd),
    plannedEnd: toDay(wire.plannedEnd),
    expectedEnd: toDay(wire.expectedEnd),
    confirmedUntil: toDay(wire.confirmedUntil),
    progress: wire.progress,
    late: wire.late,
    examination: wire.examination && {
      on: toDay(wire.examination.startsAt),
      state: wire.examination.state,
    },
    steps: (wire.steps ?? []).map(({ title, start, end, state }) => ({
      title,
      start: toDay(start),
      end: toDay(end),
      state,
    })),
  }
}
