import {
  isAboutSeat,
  PAPER_NEEDS,
  THESIS_PAPER_KINDS,
  WHOLE_PAPER_KINDS,
} from '@diatrivi/domain/examination/paper/issuable'
import { PAPER_RETURNS, PAPER_STATES } from '@diatrivi/domain/examination/paper/paper'
import { PAPER_KINDS } from '@diatrivi/domain/examination/paper/paper-facts'
import { z } from 'zod'
import { IdParam, IdValue } from '../../ids.ts'
import { PAPERS_AT_ONCE_MAX, PROTOCOL_NUMBER_MAX, REASON_MAX } from '../../limits.ts'
import { PageQuery } from '../../paging.ts'
import { Username } from '../../people/account/account.schemas.ts'
import { PersonName } from '../../people.schemas.ts'
import { optionalText, requiredLine, requiredOr, requiredText } from '../../values.ts'
import { DateValue, WireDate } from '../../wire-dates.ts'

export const PaperParams = z.object({ paperId: IdParam })
export const PaperReturnParams = z.object({ returnId: IdParam })
/** As it is typed or read by a camera; one that is none is not found. */
export const PaperCodeParams = z.object({ code: z.string().max(40, { error: 'too_long' }) })

const wantedFields = {
  kind: z.enum(PAPER_KINDS, { error: requiredOr('invalid') }),
  thesisID: IdValue.optional(),
  /** The seat of the committee, for a paper about one of its members. */
  seatID: IdValue.optional(),
  /** The examination of an earlier attempt; else the newest that was not cancelled. */
  examinationID: IdValue.optional(),
  /** The username of the instructor, where a secretary asks; the caller's own otherwise. */
  username: Username.optional(),
  from: DateValue.optional(),
  until: DateValue.optional(),
}

const Wanted = z.object(wantedFields)

/** What a kind needs before it can be looked at: its thesis, and the seat of a member, or the days of a certificate. */
function asKindWants(
  { kind, thesisID, seatID, from, until }: z.output<typeof Wanted>,
  context: z.core.$RefinementCtx<z.output<typeof Wanted>>,
): void {
  const ofThesis = isAboutSeat(kind) ? { thesisID, seatID } : { thesisID }
  const needed = kind === 'supervision' ? { from, until } : ofThesis
  for (const [name, value] of Object.entries(needed)) {
    if (value === undefined) context.addIssue({ code: 'custom', path: [name], message: 'required' })
  }
  if (kind === 'supervision' && from !== undefined && until !== undefined && until < from)
    context.addIssue({ code: 'custom', path: ['until'], message: 'end_before_start' })
}

/** A paper about a thesis or a member of its committee, or the certificate of an instructor's supervision between two days. */
export const WantedPaper = Wanted.superRefine(asKindWants)

const PaperFormat = z.enum(['pdf', 'docx'], { error: 'invalid' })

export const PreviewQuery = z
  .object({ ...wantedFields, format: PaperFormat.optional() })
  .superRefine(asKindWants)

export const PaperIssued = z.strictObject({
  status: z.literal(200),
  paperID: z.int(),
  /** The number of the paper in the department and the year: «2026/118». */
  number: z.string(),
  code: z.string(),
})
export type PaperIssued = z.infer<typeof PaperIssued>

export const PaperFileQuery = z.object({ format: PaperFormat.optional() })

export const PaperFilesQuery = z.object({
  /** The ids, parted by commas, in the order of the file. */
  papers: z
    .string({ error: requiredOr('invalid') })
    .regex(/^\d+(?:,\d+)*$/, { error: 'invalid_id' })
    .transform((ids) => [...new Set(ids.split(','))])
    .pipe(z.array(IdParam).max(PAPERS_AT_ONCE_MAX, { error: 'too_long' })),
  format: PaperFormat.optional(),
})

const PaperReturnView = z.strictObject({
  returnID: z.int(),
  name: z.string(),
  how: z.enum(PAPER_RETURNS),
  pages: z.int().nullable(),
  /** Digital signatures in the fields of the file; null of a picture. It is not checked whether they are valid. */
  signatures: z.int().nullable(),
  returnedAt: WireDate,
  /** Why it was taken although its facts had changed. */
  acceptedOutdated: z.string().nullable(),
})

export const PaperView = z.strictObject({
  paperID: z.int(),
  kind: z.enum(PAPER_KINDS),
  /** The member for whom it was issued, as it names the person; null for kinds that are about no seat. */
  memberName: z.string().nullable(),
  number: z.string(),
  code: z.string(),
  issuedAt: WireDate,
  state: z.enum(PAPER_STATES),
  replacedAt: WireDate.nullable(),
  voidedAt: WireDate.nullable(),
  voidReason: z.string().nullable(),
  /** The number and the date in the institution's document system. */
  protocol: z.strictObject({ number: z.string(), date: WireDate }).nullable(),
  /** How many people sign it; 0 of what is only put up. */
  signers: z.int(),
  /** A copy came home that carries the signatures: on paper, or digital ones of all who sign. */
  isSigned: z.boolean(),
  returns: z.array(PaperReturnView),
  /** Whether the caller may bring the signed copy; of an outdated paper with a reason. */
  mayReturn: z.boolean(),
  mayVoid: z.boolean(),
  /** The file for Word is made of the department's own form. */
  hasForm: z.boolean(),
})
export type PaperView = z.infer<typeof PaperView>

export const ThesisPapers = z.strictObject({
  /** What the caller may issue, and what it lacks. */
  kinds: z.array(
    z.strictObject({
      kind: z.enum(THESIS_PAPER_KINDS),
      missing: z.enum(PAPER_NEEDS).nullable(),
      /** Minutes and mark sheets are there for each attempt whose marks are open; null where it is about no examination. */
      examination: z.strictObject({ examinationID: z.int(), attempt: z.int() }).nullable(),
      /** The seats that the caller may issue it for, by their positions; null for kinds that are about no seat. */
      seats: z
        .array(z.strictObject({ seatID: z.int(), memberName: z.string(), isOwn: z.boolean() }))
        .nullable(),
    }),
  ),
  /** The newest first. */
  papers: z.array(PaperView),
})
export type ThesisPapers = z.infer<typeof ThesisPapers>

const PaperThesis = z.strictObject({ thesisID: z.int(), thesisTitle: z.string() })

/** The paper that a code leads to, for those who may read it. */
export const PaperOfCode = z.strictObject({ paper: PaperView, thesis: PaperThesis.nullable() })
export type PaperOfCode = z.infer<typeof PaperOfCode>

export const DepartmentPapersQuery = PageQuery.extend({
  kind: z.enum(PAPER_KINDS, { error: 'invalid' }).optional(),
  /** The papers that wait for a signature, or that have to be issued again. */
  state: z.enum(['unsigned', 'outdated'], { error: 'invalid' }).optional(),
})

export const DepartmentPaper = z.strictObject({
  ...PaperView.shape,
  thesis: PaperThesis.nullable(),
  student: PersonName.nullable(),
})
export type DepartmentPaper = z.infer<typeof DepartmentPaper>

/** A thesis whose marks are open and whose minutes were not issued, or are outdated. */
export const MinutesDue = z.strictObject({ ...PaperThesis.shape, student: PersonName.nullable() })
export type MinutesDue = z.infer<typeof MinutesDue>

export const IssuePapersBody = z.object({
  kind: z.enum(WHOLE_PAPER_KINDS, { error: requiredOr('invalid') }),
  theses: z
    .array(IdValue, { error: requiredOr('invalid') })
    .min(1, { error: 'required' })
    .max(PAPERS_AT_ONCE_MAX, { error: 'too_long' })
    .transform((ids) => [...new Set(ids)]),
})

/** What became of each, in the order of the ids: a paper, or why there is none. */
export const PaperOutcomes = z.array(
  z.strictObject({
    thesisID: z.int(),
    paper: z.strictObject({ paperID: z.int(), number: z.string() }).nullable(),
    refusal: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  }),
)
export type PaperOutcomes = z.infer<typeof PaperOutcomes>

export const ReturnPaperBody = z.object({
  how: z.enum(PAPER_RETURNS, { error: requiredOr('invalid') }),
  /** Asked for where the facts have changed since the paper was issued. */
  reason: optionalText(REASON_MAX).optional(),
})

export const VoidPaperBody = z.object({ reason: requiredText(REASON_MAX) })

export const ProtocolBody = z.object({ number: requiredLine(PROTOCOL_NUMBER_MAX), date: DateValue })

/** What every person learns who holds a paper: no mark, and the initials of the student. */
export const PublicPaper = z.strictObject({
  kind: z.enum(PAPER_KINDS),
  number: z.string(),
  issuedOn: WireDate,
  depName: z.string(),
  instName: z.string(),
  state: z.enum(PAPER_STATES),
  /** When it was replaced or declared void. */
  endedOn: WireDate.nullable(),
  studentInitials: z.string().nullable(),
})
export type PublicPaper = z.infer<typeof PublicPaper>

export const PaperKindParams = z.object({ kind: z.enum(PAPER_KINDS, { error: 'invalid' }) })

/** A form of the department in Word, from which papers of a kind are made. */
export const PaperForm = z.strictObject({
  kind: z.enum(PAPER_KINDS),
  /** As the file was called. */
  name: z.string(),
  /** Counted from 1, with every file that took the place of another. */
  version: z.int(),
  setAt: WireDate,
})
export type PaperForm = z.infer<typeof PaperForm>
