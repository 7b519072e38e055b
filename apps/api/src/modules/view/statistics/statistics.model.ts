import type { Share, Spread } from '@diatrivi/domain/view/statistics/figures'

/** What the figures are about: one department, one institution, or all. */
export type Scope = { kind: 'department' | 'institution'; id: number } | { kind: 'all' }

export interface YearFigures {
  year: number
  assigned: number
  publicationToAssignment: Spread
  ended: number
  assignmentToMark: Spread
  onTime: Share
}

export interface DepartmentFigures {
  id: number
  name: string
  institution: string
  ungiven: number
  inProgress: number
  ended: number
  onTime: Share
}

export interface InstructorLoad {
  accountId: number
  username: string
  firstName: string
  surname: string
  open: number
  inProgress: number
  ended: number
}

/** As they are: what of them is shown to whom is decided for each reader. */
export interface Figures {
  at: Date
  year: number
  theses: { ungiven: number; inProgress: number; ended: number }
  students: { without: number; inProgress: number; ended: number }
  years: YearFigures[]
  /** Every year in which anything was assigned or ended, of one department; otherwise those that are asked for. */
  knownYears: YearFigures[]
  departments: DepartmentFigures[]
  load: { open: Spread; inProgress: Spread; ended: Spread }
  instructors: InstructorLoad[]
}
