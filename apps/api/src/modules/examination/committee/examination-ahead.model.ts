import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import type { NewNotice } from '../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'

/** The examination that is planned or announced, as the link of a member shows it. */
export interface AheadRow {
  startsAt: Date
  minutes: number
  place: string | null
  link: string | null
}

/** A seat of a person who sits from now on. */
export interface NewMember {
  id: number
  accountId: number | null
  outsidePersonId: number | null
}

/** What a committee asks of the examination, which is a module above: docs/regulation.md#join-late. */
export interface ExaminationAhead {
  find(db: Reader, thesisId: number): Promise<AheadRow | null>
  /** Notifies a person who becomes a member of the day that is planned, or of the dates to choose from. The thesis is locked. */
  tellNewMember(tx: Tx, thesis: ThesisInQuestion, seat: NewMember): Promise<NewNotice[]>
}
