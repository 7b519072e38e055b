import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ThesisFacts, ThesisFields } from '@diatrivi/domain/thesis/thesis/thesis'

export interface PersonNames {
  username: string
  firstName: string
  surname: string
}

export interface PersonContact extends PersonNames {
  email: string
}

/** What the rules ask of a thesis, with the little that a refusal, a mail or a change needs besides. */
export interface ThesisInQuestion extends ThesisFacts {
  id: number
  title: string
  titleEnglish: string | null
  version: number
  /** Null: of none that the department has named. */
  programmeId: number | null
  /** As notices name them. */
  instructor: Pick<PersonNames, 'firstName' | 'surname'>
  student: Pick<PersonNames, 'firstName' | 'surname'> | null
}

export interface Thesis extends ThesisInQuestion, ThesisFields {
  endDate: IsoDate | null
  abstract: string | null
  finalFileName: string | null
  imageId: number | null
  createdAt: Date
  /** The rules it was accepted under; null: the plain flow. */
  rulebook: { id: number; title: string; inForceFrom: IsoDate; isExamined: boolean } | null
  instructor: PersonNames
  student: PersonContact | null
  departmentName: string
  institutionName: string
  /** In the order of the Greek alphabet. */
  keywords: string[]
}
