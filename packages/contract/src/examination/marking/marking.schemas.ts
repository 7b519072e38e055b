import { MARK_CLASSES, OUTCOMES } from '@diatrivi/domain/examination/marking/marking'
import { z } from 'zod'
import { IdParam, IdValue } from '../../ids.ts'
import { DECISION_REFERENCE_MAX, REASON_MAX } from '../../limits.ts'
import { PersonName } from '../../people.schemas.ts'
import { LinkCode, LinkedThesis, LinkPin } from '../../signed-link.schemas.ts'
import { FailureView } from '../../thesis/thesis/failure.schemas.ts'
import { MarkText, MarkValue } from '../../thesis/thesis/mark-text.ts'
import { Flag, optionalText, requiredLine, requiredText } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'

export const ExaminationParams = z.object({ examinationId: IdParam })

/** More parts and criteria than a rule book has. */
const PARTS_MAX = 20
/** More characters than a key of a rule book has. */
const KEY_MAX = 100

const Key = z.string({ error: 'required' }).max(KEY_MAX, { error: 'too_long' })

/** Null, or left out: nothing is written there yet. */
const Given = MarkValue.nullish().transform((mark) => mark ?? null)

/** A part with criteria is marked by these alone: their mean is the part's mark. */
const GivenParts = z
  .array(
    z.object({
      key: Key,
      mark: Given,
      criteria: z
        .array(z.object({ key: Key, mark: Given }), { error: 'invalid' })
        .max(PARTS_MAX, { error: 'too_long' })
        .optional()
        .transform((criteria) => criteria ?? []),
    }),
    { error: 'required' },
  )
  .max(PARTS_MAX, { error: 'too_long' })

/** What a member gives. */
const written = {
  parts: GivenParts,
  /** For the committee alone. */
  remark: optionalText(REASON_MAX).optional(),
  /** False for a draft. A mark that was sealed stays sealed, whichever is said. */
  seal: Flag,
}

export const SaveMarkBody = z.object(written)

/** Without the code that went to the address of the member, no mark is read. */
export const OpenMarkSheetBody = z.object({ code: LinkCode, pin: LinkPin.optional() })
export const SaveMarkByLinkBody = z.object({ code: LinkCode, pin: LinkPin, ...written })
export const ConfirmMarkByLinkBody = z.object({ code: LinkCode, pin: LinkPin })

export const SendMarkLinkBody = z.object({ seatID: IdValue })

export const AcceptCorrectionsBody = z.object({ note: optionalText(REASON_MAX).optional() })

/** Every mark of the member, as the decision has it. */
export const CorrectMarkBody = z.object({
  seatID: IdValue,
  parts: GivenParts,
  reason: requiredText(REASON_MAX),
  /** As its minutes name it: «7/18.12.2025». */
  decision: requiredLine(DECISION_REFERENCE_MAX),
})

const Weighed = { key: z.string(), label: z.string(), weight: z.int() }

const SheetParts = z.array(
  z.strictObject({
    ...Weighed,
    criteria: z.array(z.strictObject({ ...Weighed, mark: MarkText.nullable() })),
    /** The mark of a part with criteria is their mean, once all are given. */
    mark: MarkText.nullable(),
  }),
)

/** What a member marks, and has given so far: no other person reads it before the opening. */
export const MarkSheet = z.strictObject({
  /** The distance between two marks that may be given. */
  step: MarkText,
  parts: SheetParts,
  remark: z.string().nullable(),
  sealedAt: WireDate.nullable(),
  /** Given once more, after the members were notified that they differ. */
  confirmedAt: WireDate.nullable(),
})
export type MarkSheet = z.infer<typeof MarkSheet>

/** How far the marks of an examination have come; of the marks themselves the own one alone. */
const Progress = {
  examinationID: z.int(),
  attempt: z.int(),
  startsAt: WireDate,
  /** Before it is held, members write drafts. */
  isHeld: z.boolean(),
  sealed: z.int(),
  of: z.int(),
  /**
   * Members differ by more than the rules let pass: each confirms the own mark or changes it. To a person who does not
   * mark here it is false, and the last seal is missing in `sealed`, until the opening.
   */
  isReconsidered: z.boolean(),
}

const Member = { seatID: z.int(), uName: z.string(), uSurname: z.string() }

export const MarkingPart = z.strictObject({
  ...Progress,
  /** Who has sealed; empty for the student. */
  members: z.array(
    z.strictObject({
      ...Member,
      isSealed: z.boolean(),
      /**
       * Whether a member without an account has a link, for a reader who may send another. Null for all other members
       * and readers.
       */
      link: z.enum(['open', 'none']).nullable(),
    }),
  ),
  mySheet: MarkSheet.nullable(),
})
export type MarkingPart = z.infer<typeof MarkingPart>

/** The own sheet, with the little of the thesis that its page shows. */
export const MarkSheetView = z.strictObject({
  ...Progress,
  isOpened: z.boolean(),
  thesis: z.strictObject({ thesisID: z.int(), thesisTitle: z.string() }),
  student: PersonName.nullable(),
  sheet: MarkSheet,
})
export type MarkSheetView = z.infer<typeof MarkSheetView>

/** What the link of a member without an account shows, to every person who has it. */
export const MarkByLink = z.strictObject({
  ...LinkedThesis.shape,
  startsAt: WireDate,
  isOpened: z.boolean(),
  /** False without the code that went to the address, as `isConfirmed` is until the opening. */
  isReconsidered: z.boolean(),
  /** Whether the member has sealed a mark, and given it once more after the members were notified that they differ. */
  isSealed: z.boolean(),
  isConfirmed: z.boolean(),
  /** Null without the code that went to the address: a link that was passed on shows no mark. */
  sheet: MarkSheet.nullable(),
  /** The final text that is marked; null without one. */
  textName: z.string().nullable(),
})
export type MarkByLink = z.infer<typeof MarkByLink>

/** What the marks came to, once all were sealed. */
export const ResultPart = z.strictObject({
  examinationID: z.int(),
  attempt: z.int(),
  openedAt: WireDate,
  final: MarkText,
  /** The mean before it was rounded, cut off after four decimals. */
  exact: z.string().regex(/^\d{1,2}\.\d{4}$/),
  /** What the mark of the thesis is rounded to. */
  finalStep: MarkText,
  outcome: z.enum(OUTCOMES),
  markClass: z.enum(MARK_CLASSES).nullable(),
  /** Why it was failed; null where it was not. */
  failure: FailureView.nullable(),
  parts: z.array(z.strictObject(Weighed)),
  members: z.array(
    z.strictObject({
      ...Member,
      mark: MarkText,
      parts: z.array(z.strictObject({ key: z.string(), mark: MarkText })),
    }),
  ),
  /** What the committee asked to be corrected; null where it asked for nothing. */
  corrections: z
    .strictObject({
      text: z.string(),
      dueOn: WireDate.nullable(),
      acceptedAt: WireDate.nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
  mayAcceptCorrections: z.boolean(),
  /** What decisions have changed since the opening, the oldest first. */
  markCorrections: z.array(
    z.strictObject({
      correctionID: z.int(),
      ...Member,
      correctedAt: WireDate,
      reason: z.string(),
      decision: z.string(),
      /** The member's own mark. */
      before: MarkText,
      after: MarkText,
      finalBefore: MarkText,
      finalAfter: MarkText,
    }),
  ),
  /** The sheets as they count now, for a reader who may write a correction down; null for all others. */
  correctable: z
    .strictObject({
      step: MarkText,
      sheets: z.array(z.strictObject({ seatID: z.int(), parts: SheetParts })),
    })
    .nullable(),
})
export type ResultPart = z.infer<typeof ResultPart>
