import type { TimelineThesis } from '@diatrivi/contract/view/timeline/timeline.schemas'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { TimelineEntry } from './timeline.model.ts'

export function presentTimelineThesis(entry: TimelineEntry): TimelineThesis {
  const { thesis, phase, examination, steps } = entry
  return {
    thesisID: thesis.id,
    thesisTitle: thesis.title,
    student: presentPerson(entry.student),
    instructor: presentPerson(entry.instructor),
    // Left out in the plain flow, as that of a thesis.
    ...(phase !== null && { phase }),
    start: toWireDay(entry.start),
    intendedEnd: toWireDay(entry.intendedEnd),
    plannedEnd: toWireDay(entry.plannedEnd),
    expectedEnd: toWireDay(entry.expectedEnd),
    confirmedUntil: toWireDay(entry.confirmedUntil),
    progress: entry.progress,
    late: entry.late,
    examination: examination && presentExamination(examination),
    ...(steps !== null && {
      steps: steps.map(({ title, start, end, state }) => ({
        title,
        start: toWireDay(start),
        end: toWireDay(end),
        state,
      })),
    }),
  }
}

function presentExamination({
  startsAt,
  state,
}: NonNullable<TimelineEntry['examination']>): TimelineThesis['examination'] {
  if (state === 'cancelled') throw new Error('An examination that was cancelled stands on no timeline.')
  return { startsAt: toWireMoment(startsAt), state }
}
