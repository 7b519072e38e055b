import type { Rank } from '@diatrivi/domain/account/role'
import type { PersonsSeat } from '@diatrivi/domain/committee/committee.policy'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { PersonNames } from '../thesis/thesis.model.ts'

/** A seat with its person. */
export interface SeatRow extends PersonsSeat {
  thesisId: number
  accountId: number
  invitedAt: Date
  dueOn: IsoDate
  answeredAt: Date | null
  leftOn: IsoDate | null
  replacesSeatId: number | null
  person: PersonNames & { rank: Rank | null }
}

/** Somebody who could be asked. */
export interface CandidateRow {
  accountId: number
  person: PersonNames
  rank: Rank | null
  departmentName: string
  supervises: number
  sits: number
}

export interface Proposal {
  role: 'member' | 'substitute'
  username: string
}
