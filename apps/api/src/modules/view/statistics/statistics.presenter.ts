import type { Statistics } from '@diatrivi/contract/view/statistics/statistics.schemas'
import { toWireMoment } from '@diatrivi/contract/wire-dates'
import type { Actor } from '@diatrivi/domain/people/account/role'
import {
  hidesSmallGroups,
  SMALLEST_GROUP,
  shownCount,
  shownShare,
  shownSpread,
} from '@diatrivi/domain/view/statistics/figures'
import { hiddenYears } from '@diatrivi/domain/view/statistics/hidden-years'
import { canStatistics } from '@diatrivi/domain/view/statistics/statistics.policy'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { Figures, InstructorLoad } from './statistics.model.ts'

/** What of the figures is shown to this reader: docs/regulation.md#statistics. */
export function presentStatistics(actor: Actor, figures: Figures): Statistics {
  const { role } = actor
  const { theses, students, load } = figures
  const hidden = hiddenYears(role, theses, figures.knownYears)
  return {
    at: toWireMoment(figures.at),
    year: figures.year,
    smallestGroup: hidesSmallGroups(role) ? SMALLEST_GROUP : null,
    theses: {
      ungiven: theses.ungiven,
      inProgress: shownCount(role, theses.inProgress, hidden.sums),
      ended: shownCount(role, theses.ended, hidden.sums),
    },
    students: {
      without: shownCount(role, students.without),
      inProgress: shownCount(role, students.inProgress, hidden.sums),
      ended: shownCount(role, students.ended, hidden.sums),
    },
    years: figures.years.map((year) => {
      const hidesAssigned = hidden.assigned.has(year.year)
      const hidesEnded = hidden.ended.has(year.year)
      return {
        year: year.year,
        assigned: hidesAssigned ? null : year.assigned,
        publicationToAssignment: shownSpread(role, year.publicationToAssignment, hidesAssigned),
        ended: hidesEnded ? null : year.ended,
        assignmentToMark: shownSpread(role, year.assignmentToMark, hidesEnded),
        onTime: shownShare(role, year.onTime, hidesEnded),
      }
    }),
    departments: figures.departments.map((department) => ({
      depID: department.id,
      depName: department.name,
      instName: department.institution,
      ungiven: department.ungiven,
      inProgress: department.inProgress,
      ended: department.ended,
      onTime: shownShare(role, department.onTime),
    })),
    load: {
      open: shownSpread(role, load.open),
      inProgress: shownSpread(role, load.inProgress),
      ended: shownSpread(role, load.ended),
    },
    instructors: figures.instructors
      .filter((row) => canStatistics.seeLoadOf(actor, row).allowed)
      .map(presentLoad),
  }
}

function presentLoad({ open, inProgress, ended, ...person }: InstructorLoad) {
  return { instructor: presentPerson(person), open, inProgress, ended }
}
