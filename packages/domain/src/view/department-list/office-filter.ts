import type { PaperKind } from '../../examination/paper/paper-facts.ts'
import { type Overlay, PHASES, type Phase } from '../process/phase.ts'

/**
 * What the office of a department narrows its theses to, beside the filters of every list. All but the instructor and
 * the year ask what stands under a rule book: docs/regulation.md#office-filters.
 */
export interface OfficeFilter {
  phase: ProcessPhase | null
  overlay: Overlay | null
  /** Each of its words is in the names of the supervisor. */
  instructor: string
  /** Each of its words is in the names of a member or a substitute who sits, or is asked to. */
  member: string
  programme: number | null
  /** The academic year in which the work began, named by its first calendar year. */
  year: number | null
  /** A paper of this kind is in force. */
  paper: PaperKind | null
  /** The marks of an examination are known, and no minutes of it are in force. */
  minutesDue: boolean
}

/** The phases of a thesis whose rule book is bound: before there is a student no book is. */
export type ProcessPhase = Exclude<Phase, 'offered'>
export const PROCESS_PHASES = PHASES.filter((phase) => phase !== 'offered')

export const OFFICE_FILTER_NAME_MAX = 100
export const OFFICE_FILTER_YEARS = { min: 2000, max: 2100 } as const
