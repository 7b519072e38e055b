import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ThesisOrder } from '@diatrivi/domain/thesis/thesis/thesis'
import {
  ASSIGNMENT_TYPE_WORDS,
  TEXT_LANGUAGE_WORDS,
  THESIS_STATE_WORDS,
} from '@diatrivi/domain/thesis/thesis/thesis-words'
import { completionProgress } from '@diatrivi/domain/thesis/todo-list/schedule'
import type { ListColumnName } from '@diatrivi/domain/view/department-list/list-columns'
import { PHASE_WORDS } from '@diatrivi/domain/view/process/phase-words'
import type { ReactNode } from 'react'
import { fullName } from '../../../../entities/person/person.ts'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { isColumnShown } from '../../../../shared/columns.ts'
import { formatDay } from '../../../../shared/format/dates.ts'
import { formatPercent } from '../../../../shared/format/numbers.ts'
import { said } from '../../../../shared/format/said.ts'
import { lateLabel, latenessOf, MATTER_LABELS, runningState } from '../chips/running-state.ts'
import { LateChip, RunningChips } from '../chips/thesis-card-chips.tsx'
import { VisibilityChip } from '../chips/thesis-chips.tsx'
import { ThesisStateChip } from '../chips/thesis-state-chip.tsx'
import type { ThesisList } from '../thesis.queries.ts'

interface Facts {
  thesis: Thesis
  today: IsoDate
}

/** A fact of a thesis as a table and a file show it. */
export type ThesisColumn = {
  label: () => string
  /** By which it is chosen, where the columns of a list are. */
  name?: ListColumnName<'theses'>
  /** Not shown before it is chosen. */
  isOnDemand?: true
  /** The order of the list in which this column says what comes first. */
  order?: ThesisOrder
  /** Whether the list is searched by it. */
  isSearched?: true
  /** The sign of a state, for the table; by itself it shows the value in words. */
  draw?: (facts: Facts) => ReactNode
} & (
  | { kind: 'text'; read: (facts: Facts) => string }
  | { kind: 'day'; read: (facts: Facts) => IsoDate | null }
  | { kind: 'number'; read: (facts: Facts) => number | null; unit?: 'percent' }
)

const INTENDED_END: ThesisColumn = {
  label: m.thesis_list_intended_end_short,
  order: 'intendedEnd',
  kind: 'day',
  read: ({ thesis }) => thesis.intendedEnd,
}

const DEADLINE: ThesisColumn = {
  label: m.thesis_list_deadline_short,
  order: 'deadline',
  kind: 'day',
  read: ({ thesis }) => thesis.interestDeadline,
}

const STUDENT: ThesisColumn = {
  label: m.word_student,
  isSearched: true,
  kind: 'text',
  read: ({ thesis }) => (thesis.student ? fullName(thesis.student) : ''),
}

const INSTRUCTOR: ThesisColumn = {
  label: m.word_supervisor,
  isSearched: true,
  kind: 'text',
  read: ({ thesis }) => fullName(thesis.instructor),
}

const MARK: ThesisColumn = { label: m.thesis_mark, kind: 'number', read: ({ thesis }) => thesis.givenMark }
const END: ThesisColumn = { label: m.thesis_end_date, kind: 'day', read: ({ thesis }) => thesis.endDate }

const ASSIGNMENT_TYPE: ThesisColumn = {
  label: m.thesis_assignment_type,
  kind: 'text',
  read: ({ thesis }) => said(ASSIGNMENT_TYPE_WORDS[thesis.assignmentType]),
}

/** Beside the columns of the table in files, and in tables where it is chosen. */
export const KEYWORDS: ThesisColumn = {
  label: m.thesis_keywords,
  kind: 'text',
  read: ({ thesis }) => thesis.keywords.join(', '),
}

/** As the keywords: papers and registries ask for it. */
export const TITLE_ENGLISH: ThesisColumn = {
  label: m.thesis_title_english,
  isSearched: true,
  kind: 'text',
  read: ({ thesis }) => thesis.titleEnglish ?? '',
}

/** The columns of the office's list beside the title, in their order: as its file has them. */
const OFFICE_COLUMNS: Readonly<Record<Exclude<ListColumnName<'theses'>, 'title'>, ThesisColumn>> = {
  supervisor: INSTRUCTOR,
  student: STUDENT,
  state: {
    label: m.thesis_list_state,
    kind: 'text',
    read: ({ thesis }) => said(THESIS_STATE_WORDS[thesis.state]),
    draw: ({ thesis }) => <ThesisStateChip thesis={thesis} />,
  },
  phase: {
    isOnDemand: true,
    label: m.thesis_list_phase,
    kind: 'text',
    read: ({ thesis: { phase } }) => (phase === null ? '' : said(PHASE_WORDS[phase])),
  },
  late: {
    label: m.thesis_list_late,
    order: 'late',
    kind: 'text',
    read: ({ thesis, today }) => {
      const late = latenessOf(thesis, today)
      return late === null ? '' : lateLabel(late)
    },
    draw: (facts) => <LateChip {...facts} />,
  },
  mark: MARK,
  intendedEnd: INTENDED_END,
  endDate: END,
  titleEnglish: { ...TITLE_ENGLISH, isOnDemand: true },
  startDate: {
    isOnDemand: true,
    label: m.word_start_date,
    kind: 'day',
    read: ({ thesis }) => thesis.startDate,
  },
  deadline: { ...DEADLINE, isOnDemand: true },
  assignmentType: { ...ASSIGNMENT_TYPE, isOnDemand: true },
  textLanguage: {
    isOnDemand: true,
    label: m.thesis_text_language,
    kind: 'text',
    read: ({ thesis }) => said(TEXT_LANGUAGE_WORDS[thesis.textLanguage]),
  },
  keywords: { ...KEYWORDS, isOnDemand: true },
}

/** What stands beside the title in each list. */
const COLUMNS: Readonly<Record<ThesisList, readonly ThesisColumn[]>> = {
  inProgress: [
    STUDENT,
    {
      label: m.thesis_list_progress,
      order: 'progress',
      kind: 'number',
      unit: 'percent',
      read: ({ thesis }) => (thesis.list?.steps.length ? completionProgress(thesis.list.steps) : null),
    },
    {
      label: m.thesis_list_state,
      order: 'late',
      kind: 'text',
      read: ({ thesis, today }) => {
        const { matter, late } = runningState(thesis, today)
        const said = [matter && MATTER_LABELS[matter](), late && lateLabel(late)]
        return said.filter((one) => one !== null).join(', ')
      },
      draw: (facts) => <RunningChips {...facts} />,
    },
    INTENDED_END,
  ],
  ungiven: [
    {
      label: m.thesis_list_interests,
      kind: 'number',
      read: ({ thesis }) => thesis.interests.length,
    },
    {
      label: m.thesis_visibility,
      kind: 'text',
      read: ({ thesis }) => (thesis.publicByInstructor ? m.thesis_public() : m.thesis_private()),
      draw: ({ thesis }) => <VisibilityChip isPublic={thesis.publicByInstructor} />,
    },
    DEADLINE,
    INTENDED_END,
  ],
  ended: [STUDENT, { ...MARK, draw: ({ thesis }) => <ThesisStateChip thesis={thesis} /> }, END],
  open: [INSTRUCTOR, ASSIGNMENT_TYPE, DEADLINE, INTENDED_END],
  department: Object.entries(OFFICE_COLUMNS).map(([name, column]) => ({
    ...column,
    name: name as ListColumnName<'theses'>,
  })),
}

/** The columns of a list; where its columns can be chosen, the chosen ones. */
export function columnsOf(
  list: ThesisList,
  chosen: readonly string[] | null = null,
): readonly ThesisColumn[] {
  return COLUMNS[list].filter(
    ({ name, isOnDemand = false }) =>
      name === undefined || isColumnShown(chosen, { name, isByItself: !isOnDemand }),
  )
}

/** The value of a column in words; empty where there is none. */
export function wordsOf(column: ThesisColumn, facts: Facts): string {
  switch (column.kind) {
    case 'text':
      return column.read(facts)
    case 'day': {
      const day = column.read(facts)
      return day === null ? '' : formatDay(day)
    }
    case 'number': {
      const value = column.read(facts)
      if (value === null) return ''
      return column.unit === 'percent' ? formatPercent(value) : String(value)
    }
  }
}
