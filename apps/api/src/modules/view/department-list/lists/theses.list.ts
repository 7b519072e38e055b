import { DEPARTMENT_FILTER_NAMES } from '@diatrivi/contract/thesis/thesis/thesis.names'
import { toPlain } from '@diatrivi/contract/wire-names'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { readMark } from '@diatrivi/domain/thesis/thesis/mark'
import { thesisState } from '@diatrivi/domain/thesis/thesis/thesis'
import {
  ASSIGNMENT_TYPE_WORDS,
  TEXT_LANGUAGE_WORDS,
  THESIS_STATE_WORDS,
} from '@diatrivi/domain/thesis/thesis/thesis-words'
import { lateness } from '@diatrivi/domain/thesis/todo-list/schedule'
import { PHASE_WORDS } from '@diatrivi/domain/view/process/phase-words'
import type { Clock } from '../../../../platform/clock.ts'
import type { ThesisReading } from '../../thesis-view/thesis-reading.service.ts'
import type { SeenThesis } from '../../thesis-view/thesis-view.model.ts'
import { day, type ExportedList, number, person, text } from '../exported-list.model.ts'

export function thesesList(theses: ThesisReading, clock: Clock): ExportedList<'theses', SeenThesis> {
  return {
    async read(actor, { sort, columns: _columns, ...filter }, window) {
      const query = { filter: toPlain(DEPARTMENT_FILTER_NAMES, filter), order: sort ?? 'newest', window }
      return (await theses.list(actor, 'ofDepartment', query)).items
    },
    studentOf: ({ thesis }) => thesis.studentId,
    cells: {
      title: ({ thesis }) => text(thesis.title),
      supervisor: ({ thesis }) => person(thesis.instructor),
      student: ({ thesis }) => person(thesis.student),
      state: ({ thesis }, say) => text(say(THESIS_STATE_WORDS[thesisState(thesis)])),
      phase: ({ phase }, say) => text(phase && say(PHASE_WORDS[phase])),
      late: ({ thesis }) => number(daysLate(thesis, clock.today())),
      mark: ({ thesis, showsMark, exactMark }) => number(showsMark ? readMark(thesis.mark, exactMark) : null),
      intendedEnd: ({ thesis }) => day(thesis.intendedEnd),
      endDate: ({ thesis }) => day(thesis.endDate),
      titleEnglish: ({ thesis }) => text(thesis.titleEnglish ?? ''),
      startDate: ({ thesis }) => day(thesis.startDate),
      deadline: ({ thesis }) => day(thesis.interestDeadline),
      assignmentType: ({ thesis }, say) => text(say(ASSIGNMENT_TYPE_WORDS[thesis.assignmentType])),
      textLanguage: ({ thesis }, say) => text(say(TEXT_LANGUAGE_WORDS[thesis.textLanguage])),
      keywords: ({ thesis }) => text(thesis.keywords.join(', ')),
    },
  }
}

/** The days since the desired end of a thesis in progress, whose steps the office does not see. */
function daysLate(thesis: SeenThesis['thesis'], today: IsoDate): number | null {
  if (thesisState(thesis) !== 'inProgress') return null
  return lateness([], thesis.startDate, thesis.intendedEnd, today)?.days ?? null
}
