import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Language } from '@diatrivi/domain/shared/language'
import type { RequestThrottle } from '../../../platform/auth/request-throttle.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { SeatRow } from '../committee/committee.model.ts'
import type { SignedLinks } from '../committee/link/signed-links.service.ts'

/** What is kept of an examination that is planned or moved. */
export interface ExaminationPlan {
  startsAt: Date
  minutes: number
  place: string | null
  link: string | null
  isPublic: boolean
  language: Language
}

/** What the committee asks to be corrected, and until when. */
export interface AskedCorrections {
  text: string
  dueOn: IsoDate
}

/** A thesis, alone or with those of all who share its topic. */
export interface OfTheses {
  thesisId: number
  linked: boolean
}

/** What the actions on examinations need; each names its part. */
export interface ExaminationDependencies {
  db: Db
  clock: Clock
  links: WebLinks
  inspections: Inspections
  requestThrottle: RequestThrottle
  history: HistoryService
  notices: NoticeService
  signedLinks: SignedLinks
}

/** A thesis under its lock, with the rules of its examination and who sits in its committee. */
export interface Examined {
  thesis: ThesisInQuestion
  /** Null in the plain flow. */
  rules: Rules | null
  seats: SeatRow[]
}
