import type { Appointment } from '@diatrivi/domain/examination/examination/examination'
import type { Person } from '@diatrivi/domain/shared/person'
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

/** Another examination, which needs a person while the one that is ahead is held. */
export type OtherExamination = Appointment

/** What a committee asks of the examination, which is a module above: docs/regulation.md#join-late. */
export interface ExaminationAhead {
  find(db: Reader, thesisId: number): Promise<AheadRow | null>
  /** The other examination of each of these people whom one needs while that of the thesis is held. */
  findBusy<Someone extends Person>(
    db: Reader,
    thesisId: number,
    people: readonly Someone[],
  ): Promise<Map<Someone, OtherExamination>>
  /** Notifies a person who becomes a member of the day that is planned, or of the dates to choose from. The thesis is locked. */
  notifyNewMember(tx: Tx, thesis: ThesisInQuestion, seat: NewMember): Promise<NewNotice[]>
}
