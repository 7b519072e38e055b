import {
  CORRECTIONS_MAX,
  DATE_ANSWERS,
  DATE_OPTIONS_MAX,
  EXAMINATION_MINUTES_MAX,
  EXAMINATION_MINUTES_MIN,
  EXAMINATION_PLACE_MAX,
  EXAMINATION_STATES,
  PRESENCES,
} from '@diatrivi/domain/examination/examination/examination'
import { athensMinute, type IsoDate } from '@diatrivi/domain/shared/dates'
import { LANGUAGES } from '@diatrivi/domain/shared/language'
import { PLAN_WARNINGS } from '@diatrivi/domain/thesis/thesis/plan-warning'
import { z } from 'zod'
import { CreatedAndMailed, SavedAndMailed } from '../../held-mails.schemas.ts'
import { IdParam, IdValue } from '../../ids.ts'
import { REASON_MAX, URL_MAX } from '../../limits.ts'
import { PageQuery } from '../../paging.ts'
import { PersonName } from '../../people.schemas.ts'
import { LinkCode, LinkedThesis, Names } from '../../signed-link.schemas.ts'
import { Linked } from '../../thesis/thesis/linked.ts'
import {
  Flag,
  integer,
  optionalLine,
  optionalText,
  optionalUrl,
  requiredOr,
  requiredText,
} from '../../values.ts'
import { DateValue, DayOfThesis, WireDate } from '../../wire-dates.ts'

export const ExaminationParams = z.object({ examinationId: IdParam })

/** More than the largest committee has. */
const SEATS_MAX = 9

/** As the clocks of Athens show it. What has not this form is aborted: whether such an hour exists cannot be asked. */
const Time = z
  .string({ error: requiredOr('invalid_time') })
  .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, { error: 'invalid_time', abort: true })
/** In spring the clocks skip an hour. */
const exists = ({ date, time }: { date: IsoDate; time: string }) => athensMinute(date, time) !== null
const SKIPPED = { error: 'invalid_time', path: ['time'] }
const Minutes = integer(EXAMINATION_MINUTES_MIN, EXAMINATION_MINUTES_MAX, 'invalid_minutes')

export const OfferDatesBody = z.object({
  minutes: Minutes,
  options: z
    .array(z.object({ date: DayOfThesis, time: Time }).refine(exists, SKIPPED), { error: 'required' })
    .min(1, { error: 'required' })
    .max(DATE_OPTIONS_MAX, { error: 'too_long' })
    .superRefine((options, context) => {
      for (const [place, { date, time }] of options.entries()) {
        const isThere = options.slice(0, place).some((one) => one.date === date && one.time === time)
        if (isThere) context.addIssue({ code: 'custom', message: 'offered_twice', path: [place, 'date'] })
      }
    }),
})

export const AnswerDatesBody = z.object({
  answers: z
    .array(z.object({ optionID: IdValue, answer: z.enum(DATE_ANSWERS, { error: requiredOr('invalid') }) }), {
      error: 'required',
    })
    .min(1, { error: 'required' })
    .max(DATE_OPTIONS_MAX, { error: 'too_long' }),
})

export const AnswerDatesByLinkBody = z.object({ code: LinkCode, ...AnswerDatesBody.shape })

const When = {
  date: DayOfThesis,
  time: Time,
  minutes: Minutes,
  /** A place, an address to join from afar, or both. */
  place: optionalLine(EXAMINATION_PLACE_MAX),
  link: optionalUrl(URL_MAX),
  isPublic: Flag,
  language: z.enum(LANGUAGES, { error: requiredOr('invalid') }),
  /** Why it is to be in spite of a clash; counts from secretaries alone. */
  overrideReason: optionalText(REASON_MAX),
  linked: Linked,
}
const isSomewhere = ({ place, link }: { place: string | null; link: string | null }) =>
  place !== null || link !== null
const NOWHERE = { error: 'required', path: ['place'] }

/** What the rule book only points out about the day; left out where there is nothing. */
const PlanWarnings = { warnings: z.array(z.enum(PLAN_WARNINGS)).exactOptional() }
export const PlannedAndMailed = CreatedAndMailed.extend(PlanWarnings)
export const ArrangedAndMailed = SavedAndMailed.extend(PlanWarnings)

export const PlanExaminationBody = z.object(When).refine(isSomewhere, NOWHERE).refine(exists, SKIPPED)

export const MoveExaminationBody = z
  .object({
    ...When,
    reason: requiredText(REASON_MAX),
    /** «Σύμφωνη γνώμη» of all to a date that is nearer than the days of notice. */
    allAgree: Flag.optional().transform((said) => said ?? false),
  })
  .refine(isSomewhere, NOWHERE)
  .refine(exists, SKIPPED)

/** What the committee asks the student to correct, and until when. */
const Corrections = z
  .object({ text: requiredText(CORRECTIONS_MAX), dueOn: DayOfThesis })
  .nullish()
  .transform((value) => value ?? null)

/** All who examine mark: where nothing is presented no member is absent. */
export const OpenMarkingBody = z.object({ corrections: Corrections })

export const HoldExaminationBody = z.object({
  presence: z
    .array(z.object({ seatID: IdValue, presence: z.enum(PRESENCES, { error: requiredOr('invalid') }) }), {
      error: 'required',
    })
    .min(1, { error: 'required' })
    .max(SEATS_MAX, { error: 'too_long' }),
  /** When it ended, on the day on which it began; left out, the minutes leave it to the pen. */
  endsAt: Time.nullish().transform((time) => time ?? null),
  corrections: Corrections,
})

export const CancelExaminationBody = z.object({ reason: requiredText(REASON_MAX), linked: Linked })

export const ClashesQuery = z
  .object({
    thesis: IdParam,
    date: DayOfThesis,
    time: Time,
    minutes: Minutes,
    place: optionalLine(EXAMINATION_PLACE_MAX),
  })
  .refine(exists, SKIPPED)

/** Says of another examination no more than that it is there, and of an absence no more than its days. */
export const ClashView = z.union([
  z.strictObject({
    kind: z.enum(['person', 'room']),
    /** The name of the person; null for a place. */
    name: z.string().nullable(),
    startsAt: WireDate,
    minutes: z.int(),
  }),
  z.strictObject({ kind: z.literal('absence'), name: z.string(), from: WireDate, until: WireDate }),
])
export type ClashView = z.infer<typeof ClashView>

export const ExaminationsQuery = PageQuery.extend({
  from: DateValue.optional(),
  until: DateValue.optional(),
})

const examinationFields = {
  examinationID: z.int(),
  /** From 1; one that was cancelled used nothing up. */
  attempt: z.int(),
  startsAt: WireDate,
  minutes: z.int(),
  place: z.string().nullable(),
  link: z.string().nullable(),
  language: z.enum(LANGUAGES),
  isPublic: z.boolean(),
  state: z.enum(EXAMINATION_STATES),
  /** How often it was moved. */
  revision: z.int(),
  changedAt: WireDate,
  version: z.int(),
}

export const ExaminationEntry = z.strictObject({
  ...examinationFields,
  thesis: z.strictObject({ thesisID: z.int(), thesisTitle: z.string() }),
  student: PersonName.nullable(),
  instructor: PersonName,
})
export type ExaminationEntry = z.infer<typeof ExaminationEntry>

export const ExaminationView = z.strictObject({
  ...examinationFields,
  announcedAt: WireDate.nullable(),
  heldAt: WireDate.nullable(),
  /** Empty before it is held. */
  presence: z.array(z.strictObject({ seatID: z.int(), presence: z.enum(PRESENCES) })),
  corrections: z.string().nullable(),
  correctionsDue: WireDate.nullable(),
})
export type ExaminationView = z.infer<typeof ExaminationView>

/** An examination that is called off before its hour, for the calendars that have it. */
export const CancelledExamination = z.strictObject(examinationFields)
export type CancelledExamination = z.infer<typeof CancelledExamination>

/** The dates that people are asked about, and what each has answered. */
export const PollView = z.strictObject({
  options: z.array(
    z.strictObject({
      optionID: z.int(),
      startsAt: WireDate,
      minutes: z.int(),
      /** By the seat of a member; null is the student's. Who has not answered is left out. */
      answers: z.array(z.strictObject({ seatID: z.int().nullable(), answer: z.enum(DATE_ANSWERS) })),
    }),
  ),
  people: z.array(
    z.strictObject({
      seatID: z.int().nullable(),
      /** Without a username is who has no account. */
      person: z.strictObject({ username: z.string().nullable(), ...Names.shape }),
      isCaller: z.boolean(),
    }),
  ),
})
export type PollView = z.infer<typeof PollView>

/** What the link of a member without an account shows, to every person who has it: only the own answers. */
export const DatesByLink = z.strictObject({
  ...LinkedThesis.shape,
  /** An examination is planned, or the person examines no longer: nothing is answered any more. */
  isOver: z.boolean(),
  options: z.array(
    z.strictObject({
      optionID: z.int(),
      startsAt: WireDate,
      minutes: z.int(),
      answer: z.enum(DATE_ANSWERS).nullable(),
    }),
  ),
})
export type DatesByLink = z.infer<typeof DatesByLink>
