import { STAFF_CATEGORIES } from '@diatrivi/domain/department/rulebook/rules'
import { COMMITTEE_STATUSES } from '@diatrivi/domain/examination/committee/committee-status'
import { SEAT_HINDRANCES, SEAT_WARNINGS } from '@diatrivi/domain/examination/committee/may-sit'
import { SEAT_ROLES, SEAT_STATES } from '@diatrivi/domain/examination/committee/seat'
import { SUGGESTION_REASONS } from '@diatrivi/domain/examination/committee/suggest-members'
import { FORMS_OF_ADDRESS } from '@diatrivi/domain/people/account/form-of-address'
import { RANKS } from '@diatrivi/domain/people/account/role'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@diatrivi/domain/shared/language'
import { z } from 'zod'
import { SavedAndMailed } from '../../held-mails.schemas.ts'
import { IdParam } from '../../ids.ts'
import { EMAIL_MAX, NAME_MAX, REASON_MAX, SOUGHT_MAX } from '../../limits.ts'
import { PageQuery } from '../../paging.ts'
import { Username } from '../../people/account/account.schemas.ts'
import { PersonName } from '../../people.schemas.ts'
import { LinkCode, LinkedThesis, Names } from '../../signed-link.schemas.ts'
import { Linked } from '../../thesis/thesis/linked.ts'
import { email, Flag, nameLine, optionalText, requiredOr, requiredText, Saved, text } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'

export const SeatParams = z.object({ seatId: IdParam })

/** No member may be proposed for the supervisor's seat. */
const PROPOSED_ROLES = ['member', 'substitute'] as const satisfies readonly (typeof SEAT_ROLES)[number][]
/** More than the largest committee with its substitutes has. */
const SEATS_MAX = 9
/** A university with its school and department. */
const AFFILIATION_MAX = 200

const outsideWords = {
  firstName: nameLine(NAME_MAX),
  surname: nameLine(NAME_MAX),
  /** As it stands on papers: «Ομότιμη Καθηγήτρια». */
  rankText: nameLine(NAME_MAX),
  affiliation: nameLine(AFFILIATION_MAX),
}

/** What the office of the department writes about a person without an account, in the place of the words before. */
export const RewordMemberBody = z.object(outsideWords)

/** A person without an account. */
const OutsidePerson = z.object(
  {
    ...outsideWords,
    email: email(EMAIL_MAX),
    /** The language of the mails to the person. */
    language: z
      .enum(LANGUAGES, { error: 'invalid' })
      .optional()
      .transform((chosen) => chosen ?? DEFAULT_LANGUAGE),
  },
  { error: 'invalid' },
)

/** Who is asked: an instructor by the username, or a person from outside. */
const asked = { username: Username.optional(), outside: OutsidePerson.optional() }

/** One of the two, not both. */
function namesOne(
  { username, outside }: { username?: string | undefined; outside?: object | undefined },
  { addIssue }: z.RefinementCtx,
): void {
  if (username === undefined && outside === undefined) {
    addIssue({ code: 'custom', path: ['username'], message: 'required' })
  }
  if (username !== undefined && outside !== undefined) {
    addIssue({ code: 'custom', path: ['outside'], message: 'invalid' })
  }
}

export const ProposeCommitteeBody = z.object({
  seats: z
    .array(
      z
        .object({ role: z.enum(PROPOSED_ROLES, { error: requiredOr('invalid') }), ...asked })
        .superRefine(namesOne),
      { error: 'required' },
    )
    .min(1, { error: 'required' })
    .max(SEATS_MAX, { error: 'too_long' }),
  linked: Linked,
})

/** A student names people who have an account: who comes from outside is written down by the supervisor. */
export const ProposeOwnCommitteeBody = z.object({
  seats: z
    .array(z.object({ role: z.enum(PROPOSED_ROLES, { error: requiredOr('invalid') }), username: Username }), {
      error: 'required',
    })
    .min(1, { error: 'required' })
    .max(SEATS_MAX, { error: 'too_long' }),
})

export const ProposalParams = z.object({ proposalId: IdParam })

export const AnswerProposalBody = z
  .object({
    confirms: Flag,
    /** The reason for declining: what the student does better next time. */
    reason: optionalText(REASON_MAX).optional(),
  })
  .superRefine(({ confirms, reason }, { addIssue }) => {
    if (!confirms && (reason ?? null) === null) {
      addIssue({ code: 'custom', path: ['reason'], message: 'required' })
    }
  })

export const AnswerSeatBody = z.object({
  accepts: Flag,
  /** «Δηλώνω ότι δεν συντρέχει στο πρόσωπό μου κώλυμα»; asked for where the rules ask for it. */
  noImpediment: Flag.optional().transform((said) => said ?? false),
  reason: optionalText(REASON_MAX).optional(),
})

export const LeaveSeatBody = z.object({ reason: requiredText(REASON_MAX) })
export const ReplaceSeatBody = z.object(asked).superRefine(namesOne)

/** Another examination that needs a person while the one that is planned is held. */
const OtherExamination = z.strictObject({ startsAt: WireDate, minutes: z.int() })

/**
 * Done; `kept` has the people of whom other words stand than were sent, because others rely on them, and `busy` those
 * whom another examination needs while the one that is planned is held. Both are left out where there are none.
 */
export const SeatsAsked = SavedAndMailed.extend({
  kept: z
    .array(
      z.strictObject({
        email: z.string(),
        firstName: z.string(),
        surname: z.string(),
        rankText: z.string(),
        affiliation: z.string(),
      }),
    )
    .exactOptional(),
  busy: z.array(OtherExamination.extend({ name: z.string() })).exactOptional(),
})
export type SeatsAsked = z.infer<typeof SeatsAsked>

/** Done; `busy` is the examination with which that of the accepted seat clashes, left out where there is none. */
export const SeatAnswered = Saved.extend({ busy: OtherExamination.exactOptional() })
export type SeatAnswered = z.infer<typeof SeatAnswered>

export const AnswerSeatByLinkBody = z.object({ code: LinkCode, ...AnswerSeatBody.shape })

export const CandidatesQuery = z.object({ text: requiredText(SOUGHT_MAX).optional() })

/** A person who could be asked to sit in a committee, and what would keep him or her from it. */
export const CommitteeCandidate = z.strictObject({
  ...PersonName.shape,
  rank: z.enum(RANKS).nullable(),
  formOfAddress: z.enum(FORMS_OF_ADDRESS).nullable(),
  category: z.enum(STAFF_CATEGORIES),
  depName: z.string(),
  instName: z.string(),
  /** Theses in progress. */
  supervises: z.int(),
  /** Seats in committees of theses in progress. */
  sits: z.int(),
  hindrance: z.enum(SEAT_HINDRANCES).nullable(),
  /** What to mind; left out where there is nothing. */
  warnings: z.array(z.enum(SEAT_WARNINGS)).exactOptional(),
})
export type CommitteeCandidate = z.infer<typeof CommitteeCandidate>

export const OutsiderQuery = z.object({ email: email(EMAIL_MAX) })

/** The same of a person whom only an address is known of. */
export const OutsiderJudged = CommitteeCandidate.pick({ hindrance: true, warnings: true })
export type OutsiderJudged = z.infer<typeof OutsiderJudged>

/** The same for a student, who is not told what others have to do, and when they are away. */
export const OwnCandidate = CommitteeCandidate.omit({ supervises: true, sits: true, warnings: true })
export type OwnCandidate = z.infer<typeof OwnCandidate>

/** A person who fits, and the reasons in figures, from which a sentence is made. */
export const SuggestedMember = CommitteeCandidate.omit({
  supervises: true,
  sits: true,
  hindrance: true,
}).extend({
  reasons: z.array(z.strictObject({ code: z.enum(SUGGESTION_REASONS), count: z.int() })),
})
export type SuggestedMember = z.infer<typeof SuggestedMember>

/** What a link shows to every person who has it: what the answer needs, and nothing else of the thesis. */
export const SeatByLink = z.strictObject({
  ...LinkedThesis.shape,
  role: z.enum(PROPOSED_ROLES),
  state: z.enum(SEAT_STATES),
  /** Until when an invitation can be answered. */
  dueOn: WireDate,
  asksNoImpediment: z.boolean(),
  /** Another examination of the person at the hour of this one; left out where there is none, and once it is answered. */
  busy: OtherExamination.exactOptional(),
  /** The one that is planned or announced; null for a person who is no member. */
  examination: z
    .strictObject({
      startsAt: WireDate,
      minutes: z.int(),
      place: z.string().nullable(),
      link: z.string().nullable(),
    })
    .nullable(),
  /** The final text that a member may read; null without one. */
  textName: z.string().nullable(),
})
export type SeatByLink = z.infer<typeof SeatByLink>

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
  /** The student's newest examination that was not cancelled. */
  examination: z
    .strictObject({
      examinationID: z.int(),
      startsAt: WireDate,
      place: z.string().nullable(),
      state: z.enum(['planned', 'announced', 'held']),
    })
    .nullable(),
  /** Another examination of the caller at the hour of this one; left out where there is none, and once it is answered. */
  busy: OtherExamination.exactOptional(),
  /** The examination is held, and the caller has still to seal a mark or to answer for it once more. */
  owesMark: z.boolean(),
})
export type OwnSeat = z.infer<typeof OwnSeat>

/** A seat that was given to the address of the caller before there was an account; as little as the mail says of it. */
export const SeatWithoutAccount = z.strictObject({
  seatID: z.int(),
  role: z.enum(['member', 'substitute']),
  state: z.enum(['invited', 'accepted']),
  thesisTitle: z.string(),
  student: Names.nullable(),
  instructor: PersonName,
})
export type SeatWithoutAccount = z.infer<typeof SeatWithoutAccount>

/** `search`: every word stands in the title or in a name. */
export const CommitteesQuery = PageQuery.extend({
  search: text(200).optional(),
  state: z.enum(COMMITTEE_STATUSES, { error: 'invalid' }).optional(),
})

/** The committee of a thesis in progress, for the office of its department. */
export const DepartmentCommittee = z.strictObject({
  thesis: z.strictObject({ thesisID: z.int(), thesisTitle: z.string() }),
  student: PersonName.nullable(),
  instructor: PersonName,
  state: z.enum(COMMITTEE_STATUSES),
  /** Places of members that no member has accepted. */
  missing: z.int(),
  /** The seats of people who sit or are asked to, by position; the supervisor's is the first. */
  seats: z.array(
    z.strictObject({
      seatID: z.int(),
      role: z.enum(SEAT_ROLES),
      state: z.enum(SEAT_STATES),
      person: Names,
      /** Until when an invitation can be answered; null once it is. */
      dueOn: WireDate.nullable(),
    }),
  ),
})
export type DepartmentCommittee = z.infer<typeof DepartmentCommittee>
