import { PROPOSAL_STATES } from '@diatrivi/domain/examination/committee/proposal'
import { SEAT_ROLES, SEAT_STATES } from '@diatrivi/domain/examination/committee/seat'
import { FORMS_OF_ADDRESS } from '@diatrivi/domain/people/account/form-of-address'
import { RANKS } from '@diatrivi/domain/people/account/role'
import { OVERLAYS, PHASES } from '@diatrivi/domain/view/process/phase'
import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from '../../errors.ts'
import { CommissionerPart } from '../../examination/commissioner/commissioner.schemas.ts'
import { MarkingPart, ResultPart } from '../../examination/marking/marking.schemas.ts'
import { PaperView } from '../../examination/paper/paper.schemas.ts'
import { PersonName } from '../../people.schemas.ts'
import { WireDate } from '../../wire-dates.ts'
import { ProcessExamination } from './process-examination.schemas.ts'

const CommitteeSeat = z.strictObject({
  seatID: z.int(),
  /** From 1, the supervisor's. */
  position: z.int(),
  role: z.enum(SEAT_ROLES),
  person: z.strictObject({
    ...PersonName.shape,
    /** Null of a person without an account. */
    username: z.string().nullable(),
    rank: z.enum(RANKS).nullable(),
    /** Null where the person has chosen none, or has no account. */
    formOfAddress: z.enum(FORMS_OF_ADDRESS).nullable(),
    /** The rank and the affiliation of a person without an account, as they were written down. */
    rankText: z.string().nullable(),
    affiliation: z.string().nullable(),
  }),
  state: z.enum(SEAT_STATES),
  invitedAt: WireDate,
  /** The last day on which an invitation can be answered. */
  dueOn: WireDate,
  answeredAt: WireDate.nullable(),
  leftOn: WireDate.nullable(),
  /** Whether a person without an account has a link that was not revoked. Null for all others. */
  hasLink: z.boolean().nullable(),
  /** The seat before it at its position. */
  replaces: z.int().nullable(),
})
export type CommitteeSeat = z.infer<typeof CommitteeSeat>

/** The members whom a student proposes, and what the supervisor says of them. */
const CommitteeProposal = z.strictObject({
  proposalID: z.int(),
  state: z.enum(PROPOSAL_STATES),
  members: z.array(z.strictObject({ role: z.enum(SEAT_ROLES), person: PersonName })),
  proposedAt: WireDate,
  answeredAt: WireDate.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
})
export type CommitteeProposal = z.infer<typeof CommitteeProposal>

/** The students with whom a student shares the topic, each with a thesis of his or her own. */
const TopicGroup = z.strictObject({
  /** How many students the rules give the topic to. */
  students: z.int(),
  /** Without the student of this thesis. The id is null for readers to whom the thesis of the other is none of theirs. */
  others: z.array(
    z.strictObject({ thesisID: z.int().nullable(), student: PersonName, isInProgress: z.boolean() }),
  ),
  /** Who was asked and has not answered; empty for all but the instructor. */
  offered: z.array(z.strictObject({ thesisID: z.int(), student: PersonName })),
  /** Whether the caller may offer the topic to another student, or the code of the refusal. */
  mayShare: z.union([z.literal(true), z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]])]),
})
export type TopicGroup = z.infer<typeof TopicGroup>

/**
 * Where a thesis stands in its department's process. Parts that the thesis does not have are null; in the plain flow,
 * without a rule book, all of them are.
 */
export const ProcessView = z.strictObject({
  thesisID: z.int(),
  phase: z.enum(PHASES),
  overlays: z.array(z.enum(OVERLAYS)),
  rulebook: z.strictObject({ rulebookID: z.int(), title: z.string(), inForceFrom: WireDate }).nullable(),
  /** Null where one student has the topic, and no more may. */
  group: TopicGroup.nullable(),
  committee: z
    .strictObject({
      size: z.int(),
      substitutes: z.int(),
      /** How many members have not accepted yet, or are not even asked. */
      missing: z.int(),
      /** Members that can be proposed now. */
      vacant: z.int(),
      asksNoImpediment: z.boolean(),
      /** By position, the newest of one position first. */
      seats: z.array(CommitteeSeat),
      /** Whether the caller may propose members, remind them and replace who is gone. */
      mayManage: z.boolean(),
      /** Whether the caller may end the links of people without an account. */
      mayRevokeLinks: z.boolean(),
      /** Whether the caller may write down that a member has left: the secretary. */
      mayLeaveForOthers: z.boolean(),
      /** Whether the caller may propose members as the student, of whom the supervisor decides. */
      mayProposeOwn: z.boolean(),
      /** The newest that the student proposed, for the two alone. */
      proposal: CommitteeProposal.nullable(),
    })
    .nullable(),
  examination: ProcessExamination.nullable(),
  /** The papers that the caller may read, the newest first. */
  papers: z.array(PaperView).nullable(),
  /** The examination whose marks are being given; null when none is. */
  marking: MarkingPart.nullable(),
  /** What the last examination whose marks were opened came to. */
  result: ResultPart.nullable(),
  /** Left out where the rule book allows no commissioner, and for readers to whom it is none of theirs. */
  commissioner: CommissionerPart.exactOptional(),
})
export type ProcessView = z.infer<typeof ProcessView>
