import {
  AGREEMENT_NOTE_MAX,
  EMBARGO_REASON_MAX,
  FIRM_MAX,
} from '@diatrivi/domain/examination/commissioner/commissioner'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@diatrivi/domain/shared/language'
import { PHASES } from '@diatrivi/domain/view/process/phase'
import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from '../../errors.ts'
import { EMAIL_MAX, NAME_MAX } from '../../limits.ts'
import { PersonName } from '../../people.schemas.ts'
import { LinkCode, LinkedThesis, Names } from '../../signed-link.schemas.ts'
import { WriteCommentBody } from '../../thesis/comment/comment.schemas.ts'
import { email, nameLine, optionalText } from '../../values.ts'
import { DayOfThesis, WireDate } from '../../wire-dates.ts'

/** The commissioner of a thesis, whole: what is left out is none. */
export const SetCommissionerBody = z.object({
  firm: nameLine(FIRM_MAX),
  /** The person of the firm who looks after the thesis, its mentor. */
  firstName: nameLine(NAME_MAX),
  surname: nameLine(NAME_MAX),
  email: email(EMAIL_MAX),
  /** The language of the mails to the person. */
  language: z
    .enum(LANGUAGES, { error: 'invalid' })
    .optional()
    .transform((chosen) => chosen ?? DEFAULT_LANGUAGE),
  /** When the agreement of confidentiality was signed. */
  agreedOn: DayOfThesis.nullish().transform((day) => day ?? null),
  agreementNote: optionalText(AGREEMENT_NOTE_MAX),
  embargoReason: optionalText(EMBARGO_REASON_MAX),
})

/** Whether the caller may act now, or the code of the refusal, so that a button explains itself. */
const May = z.union([z.literal(true), z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]])])

/** The commissioner of a thesis whose rule book allows one. */
export const CommissionerPart = z.strictObject({
  /** Null where none was named. */
  current: z
    .strictObject({
      firm: z.string(),
      /** Null once the thesis is over for a time; the address is for its supervisor alone. */
      mentor: z
        .strictObject({ ...Names.shape, email: z.string().nullable(), language: z.enum(LANGUAGES) })
        .nullable(),
      agreedOn: WireDate.nullable(),
      agreementNote: z.string().nullable(),
      embargoReason: z.string().nullable(),
      /** The newest link to the mentor, its last day, and whether it holds; null before the first. */
      link: z.strictObject({ sentAt: WireDate, until: WireDate, holds: z.boolean() }).nullable(),
      hasComments: z.boolean(),
      maySeeComments: z.boolean(),
    })
    .nullable(),
  may: z.strictObject({ set: May, remove: May, revokeLink: May, comment: May }),
})
export type CommissionerPart = z.infer<typeof CommissionerPart>

/** A comment in the conversation with the commissioner. `who` is null where its mentor wrote it, for the firm. */
export const CommissionerComment = z.strictObject({
  commentID: z.int(),
  text: z.string(),
  when: WireDate,
  who: PersonName.nullable(),
  firm: z.string().nullable(),
})
export type CommissionerComment = z.infer<typeof CommissionerComment>

/** What the mentor reads by the link: the least that the conversation needs. */
export const CommissionerByLink = z.strictObject({
  ...LinkedThesis.omit({ programme: true }).shape,
  firm: z.string(),
  phase: z.enum(PHASES),
  /** The last day of the link. */
  until: WireDate,
  /** Oldest first. `who` is null where the mentor wrote it. */
  comments: z.array(
    z.strictObject({ text: z.string(), when: WireDate, who: Names.nullable(), firm: z.string().nullable() }),
  ),
})
export type CommissionerByLink = z.infer<typeof CommissionerByLink>

export const CommentByLinkBody = z.object({ code: LinkCode, ...WriteCommentBody.shape })
