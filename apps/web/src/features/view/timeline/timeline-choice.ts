import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { OFFICE_FILTER_NAME_MAX } from '@diatrivi/domain/view/department-list/office-filter'
import {
  TIMELINE_GROUPS,
  TIMELINE_ORDERS,
  type TimelineGroup,
  type TimelineOrder,
} from '@diatrivi/domain/view/timeline/timeline-order'
import {
  TIMELINE_PHASES,
  type TimelinePhase,
  type TimelineScope,
} from '@diatrivi/domain/view/timeline/timeline-row'
import {
  choiceFilter,
  dayFilter,
  type Filters,
  flagFilter,
  readFilters,
  textFilter,
} from '../../../shared/filters.ts'
import { TIMELINE_UNITS, type TimelineUnit } from './timeline-window.ts'

/** How the timeline is looked at, as the address bar holds it. */
export interface TimelineChoice {
  scope: Exclude<TimelineScope, 'department'>
  phase: TimelinePhase | null
  instructor: string
  isLate: boolean
  order: TimelineOrder
  group: TimelineGroup
  unit: TimelineUnit
  /** The day that the line of time is about; null for today. */
  about: IsoDate | null
  isTable: boolean
}

const CHOICE: Filters<TimelineChoice> = {
  scope: choiceFilter('scope', ['seats'], 'mine'),
  phase: choiceFilter('phase', TIMELINE_PHASES, null),
  instructor: textFilter('instructor', OFFICE_FILTER_NAME_MAX),
  isLate: flagFilter('late', '1'),
  order: choiceFilter('sort', TIMELINE_ORDERS, 'late'),
  group: choiceFilter('group', TIMELINE_GROUPS, 'none'),
  unit: choiceFilter('unit', TIMELINE_UNITS, 'months'),
  about: dayFilter('about'),
  isTable: flagFilter('as', 'table'),
}

export const readChoice = (search: URLSearchParams): TimelineChoice => readFilters(CHOICE, search)

/** What is asked of the API. */
export type TimelineFilters = Pick<TimelineChoice, 'phase' | 'instructor' | 'isLate'>

export const isNarrowed = ({ phase, instructor, isLate }: TimelineFilters): boolean =>
  phase !== null || instructor.trim() !== '' || isLate

export const scopeOn = (page: 'own' | 'department', { scope }: TimelineChoice): TimelineScope =>
  page === 'department' ? 'department' : scope
