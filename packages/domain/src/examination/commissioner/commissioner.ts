import { addDays, type IsoDate } from '../../shared/dates.ts'

/** What a supervisor writes of the commissioner of a thesis: docs/regulation.md#commissioner. */
export interface CommissionerFields {
  /** The firm or the other body from outside. */
  firm: string
  /** When an agreement of confidentiality was signed with it; null where there is none. */
  agreedOn: IsoDate | null
  /** What the agreement is about, or where it is kept. */
  agreementNote: string | null
  /** Why the text of the thesis is to be kept back for a time; null where it is not. */
  embargoReason: string | null
}

export const FIRM_MAX = 200
export const AGREEMENT_NOTE_MAX = 500
export const EMBARGO_REASON_MAX = 500

/** For how many days a link to the conversation with a commissioner holds. */
export const COMMISSIONER_LINK_DAYS = 28
/** The most comments by one link in 24 hours. */
export const LINK_COMMENTS_A_DAY = 30

/** The last day of a link that is sent on a day; it counts whole. */
export function lastLinkDay(sentOn: IsoDate): IsoDate {
  return addDays(sentOn, COMMISSIONER_LINK_DAYS)
}
