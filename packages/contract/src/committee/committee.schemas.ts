import { RANKS } from '@diatrivi/domain/account/role'
import { SEAT_HINDRANCES } from '@diatrivi/domain/committee/may-sit'
import { type SEAT_ROLES, SEAT_STATES } from '@diatrivi/domain/committee/seat'
import { STAFF_CATEGORIES } from '@diatrivi/domain/rulebook/rules'
import { z } from 'zod'
import { Username } from '../account/account.schemas.ts'
import { IdParam } from '../ids.ts'
import { REASON_MAX, SOUGHT_MAX } from '../limits.ts'
import { PersonName } from '../people.schemas.ts'
import { Flag, optionalText, requiredOr, requiredText } from '../values.ts'
import { WireDate } from '../wire-dates.ts'

export const SeatParams = z.object({ seatId: IdParam })

/** The supervisor's seat is nobody's to propose. */
const PROPOSED_ROLES = ['member', 'substitute'] as const satisfies readonly (typeof SEAT_ROLES)[number][]
/** More than the largest committee with its substitutes has. */
const SEATS_MAX = 9

export const ProposeCommitteeBody = z.object({
  seats: z
    .array(
      z.object({
        role: z.enum(PROPOSED_ROLES, { error: requiredOr('invalid') }),
        username: Username,
      }),
      { error: 'required' },
    )
    .min(1, { error: 'required' })
    .max(SEATS_MAX, { error: 'too_long' }),
})

export const AnswerSeatBody = z.object({
  accepts: Flag,
  /** «Δηλώνω ότι δεν συντρέχει στο πρόσωπό μου κώλυμα»; asked for where the rules ask for it. */
  noImpediment: Flag.optional().transform((said) => said ?? false),
  reason: optionalText(REASON_MAX).optional(),
})

export const LeaveSeatBody = z.object({ reason: requiredText(REASON_MAX) })
export const ReplaceSeatBody = z.object({ username: Username })

export const CandidatesQuery = z.object({ text: requiredText(SOUGHT_MAX).optional() })

/** Somebody who could be asked to sit in a committee, and what would keep him or her from it. */
export const CommitteeCandidate = z.strictObject({
  ...PersonName.shape,
  rank: z.enum(RANKS).nullable(),
  category: z.enum(STAFF_CATEGORIES),
  depName: z.string(),
  /** Theses in progress. */
  supervises: z.int(),
  /** Seats in committees of theses in progress. */
  sits: z.int(),
  hindrance: z.enum(SEAT_HINDRANCES).nullable(),
})
export type CommitteeCandidate = z.infer<typeof CommitteeCandidate>

/** A seat of the caller, with the little of the thesis that the answer needs. */
export const OwnSeat = z.strictObject({
  seatID: z.int(),
  role: z.enum(['member', 'substitute']),
  state: z.enum(SEAT_STATES),
  /** Until when an invitation can be answered. */
  dueOn: WireDate,
  asksNoImpediment: z.boolean(),
  thesis: z.strictObject({ thesisID: z.int(), thesisTitle: z.string() }),
  student: PersonName.nullable(),
  instructor: PersonName,
})
export type OwnSeat = z.infer<typeof OwnSeat>
