import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Person } from './people.ts'
import type { PlannedCourse } from './planned-course.ts'

/** What an instructor offers. */
export interface Topic {
  thesisId: number
  title: string
  instructor: Person
  /** The student who was answered positively and has not said yes or no. */
  answered: Person | null
  isGiven: boolean
  /** Two students may have it. */
  isShared: boolean
}

export type Ending = 'finished' | 'given up' | 'failed'

/** A thesis from its acceptance on. */
export interface Life {
  thesisId: number
  title: string
  student: Person
  instructor: Person
  course: PlannedCourse
  acceptedOn: IsoDate
  endedOn: IsoDate | null
  ending: Ending | null
  /** Why it did not end with a mark that passes. */
  reason: string | null
  /** The mark as it counts now: "8.50". */
  mark: string | null
  /** What its student did, to be found in what is kept about him or her. */
  uploads: number
  comments: number
}
