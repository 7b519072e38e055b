import type { Rules, StaffCategory } from '@diatrivi/domain/department/rulebook/rules'
import type { PersonsSeat } from '@diatrivi/domain/examination/committee/committee.policy'
import type { Candidate, SeatPerson } from '@diatrivi/domain/examination/committee/may-sit'
import type { ProposalState } from '@diatrivi/domain/examination/committee/proposal'
import type { SeatRole, SeatState } from '@diatrivi/domain/examination/committee/seat'
import type { FormOfAddress } from '@diatrivi/domain/people/account/form-of-address'
import type { Rank } from '@diatrivi/domain/people/account/role'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Language } from '@diatrivi/domain/shared/language'
import type { RequestThrottle } from '../../../platform/auth/request-throttle.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { PersonNames, ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { ExaminationAhead } from './examination-ahead.model.ts'
import type { SignedLinks } from './link/signed-links.service.ts'

/** What the actions on committees need; each names its part. */
export interface CommitteeDependencies {
  db: Db
  clock: Clock
  links: WebLinks
  inspections: Inspections
  requestThrottle: RequestThrottle
  history: HistoryService
  notices: NoticeService
  signedLinks: SignedLinks
  examination: ExaminationAhead
}

/** A thesis under its lock, with what the rules say of its committee and who sits in it. */
export interface Committee {
  thesis: ThesisInQuestion
  /** Null in the plain flow. */
  rules: Rules['committee'] | null
  seats: SeatRow[]
}

/** A seat whose person is notified of it. */
export type NotifiedSeat = SeatPerson & { id: number }

export interface SeatAnswer {
  accepts: boolean
  noImpediment: boolean
  reason: string | null
}

/** A person on a seat: with an account, or from outside. */
export interface SeatPersonRow {
  /** Null of a person from outside. */
  username: string | null
  firstName: string
  surname: string
  /** The rank of a person with an account. */
  rank: Rank | null
  /** Null of a person who has chosen none, or who is from outside. */
  formOfAddress: FormOfAddress | null
  /** As the office of the department says; null where it follows from the rank. */
  category: StaffCategory | null
  /** What papers print instead of the rank; null where the office has said nothing. */
  printTitle: string | null
  /** The rank of a person from outside, as it was written. */
  rankText: string | null
  affiliation: string | null
}

/** A seat with its person. */
export interface SeatRow extends PersonsSeat {
  thesisId: number
  invitedAt: Date
  dueOn: IsoDate
  answeredAt: Date | null
  leftOn: IsoDate | null
  replacesSeatId: number | null
  person: SeatPersonRow
}

/** A person who could be asked. */
export interface CandidateRow {
  accountId: number
  email: string
  person: PersonNames
  rank: Rank | null
  formOfAddress: FormOfAddress | null
  /** As the office of the department says; null where it follows from the rank. */
  category: StaffCategory | null
  contractEnd: IsoDate | null
  absences: Candidate['absences']
  departmentName: string
  institutionName: string
  supervises: number
  sits: number
}

/** A person without an account, as the instructor writes it down. */
export interface OutsideFields {
  firstName: string
  surname: string
  rankText: string
  affiliation: string
  email: string
  language: Language
}

/** The person who is asked. */
export type Asked = { username: string } | { outside: OutsideFields }

export type Proposal = Asked & { role: 'member' | 'substitute' }

/** How many are proposed of each role. */
export function countRoles(proposed: readonly Pick<Proposal, 'role'>[]) {
  const members = proposed.filter(({ role }) => role === 'member').length
  return { members, substitutes: proposed.length - members }
}

/** A person whom a student proposes. */
export interface OwnProposal {
  role: 'member' | 'substitute'
  username: string
}

/** What a student proposed, and what the supervisor said of it. */
export interface ProposalRow {
  id: number
  thesisId: number
  state: ProposalState
  proposedAt: Date
  answeredAt: Date | null
  reason: string | null
  members: { role: SeatRole; person: PersonNames }[]
}

/** What a link to a seat shows: the little of the thesis that the answer needs. */
export interface SeatByLinkRow extends LinkedRow {
  thesisId: number
  role: SeatRole
  state: SeatState
  dueOn: IsoDate
  email: string
  asksNoImpediment: boolean
}

/** The thesis that a link is about, and whom the mail went to. */
export interface LinkedRow {
  thesisTitle: string
  programmeName: string | null
  departmentName: string
  student: FullName | null
  supervisor: FullName
  person: FullName
}

interface FullName {
  firstName: string
  surname: string
}
