import { MARKED_BY } from '@diatrivi/domain/department/rulebook/marking-rules'
import {
  type Bounds,
  RULE_BOUNDS as bounds,
  RULE_CHOICES as choices,
  MIN_PASSERS_BOUNDS,
  WEIGHT_BOUNDS,
} from '@diatrivi/domain/department/rulebook/rule-bounds'
import { isDayOfYear, ruleFaults } from '@diatrivi/domain/department/rulebook/rule-faults'
import {
  COMPANY_CHOICES,
  type Rules,
  STAFF_CATEGORIES,
  STUDENT_NAMES,
  USUAL_RULES,
} from '@diatrivi/domain/department/rulebook/rules'
import { z } from 'zod'
import {
  DECLARATION_MAX,
  LEGAL_BASIS_MAX,
  PAPER_HEADER_MAX,
  PAPER_PLACE_MAX,
  SIGNER_OFFICE_MAX,
} from '../../limits.ts'
import { optionalLine, optionalText, requiredLine } from '../../values.ts'

const RULE_LABEL_MAX = 100
const RULE_KEY_MAX = 40
/** Parts of a mark, criteria of a part, periods of a year: more would fit on no form. */
const RULE_ENTRIES_MAX = 20

type Label = z.ZodType<string, string>
/** A text of so many characters at most, or none. */
type Text = (maximum: number) => z.ZodType<string | null, string | null | undefined>

const number = ([minimum, maximum]: Bounds) =>
  z.int({ error: 'invalid' }).min(minimum, { error: 'too_small' }).max(maximum, { error: 'too_big' })
const choice = <const Values extends readonly number[]>(values: Values) =>
  z.literal(values, { error: 'invalid' })
const oneOf = <const Values extends readonly string[]>(values: Values) => z.enum(values, { error: 'invalid' })
const yesOrNo = z.boolean({ error: 'invalid' })
const strictness = oneOf(['warn', 'refuse'])
const dayOfYear = z
  .string({ error: 'invalid_date' })
  .refine(isDayOfYear, { error: 'invalid_date', abort: true })
const entries = <One extends z.ZodType>(one: One) =>
  z.array(one, { error: 'invalid' }).max(RULE_ENTRIES_MAX, { error: 'too_big' })

/** The rules as they are written and as they are read, which differ in what becomes of a text. */
function shapesWith({ key, label, line, text }: { key: Label; label: Label; line: Text; text: Text }) {
  const weighed = { key, label, weight: number(WEIGHT_BOUNDS) }
  const part = { ...weighed, by: oneOf(MARKED_BY), criteria: entries(z.strictObject(weighed)) }
  return {
    eligibility: {
      minSemester: number(bounds.eligibility.minSemester).nullable(),
      minCourses: number(bounds.eligibility.minCourses).nullable(),
      maxOwedCourses: number(bounds.eligibility.maxOwedCourses).nullable(),
      minCoursesPercent: number(bounds.eligibility.minCoursesPercent).nullable(),
      minEcts: number(bounds.eligibility.minEcts).nullable(),
      mode: strictness,
    },
    load: {
      maxInProgress: number(bounds.load.maxInProgress).nullable(),
      maxNewPerYear: number(bounds.load.maxNewPerYear).nullable(),
      mode: strictness,
    },
    topic: { students: number(bounds.topic.students), company: oneOf(COMPANY_CHOICES) },
    committee: {
      size: choice(choices.committee.size),
      categories: z.array(oneOf(STAFF_CATEGORIES), { error: 'invalid' }),
      minFaculty: number(bounds.committee.minFaculty),
      maxOutside: number(bounds.committee.maxOutside),
      substitutes: number(bounds.committee.substitutes),
      proposedBy: oneOf(['instructor', 'student']),
      answer: oneOf(['asked', 'appointed']),
      answerDays: number(bounds.committee.answerDays),
      noImpediment: yesOrNo,
    },
    examination: {
      windows: entries(z.strictObject({ label, from: dayOfYear, until: dayOfYear })),
      windowMode: strictness,
      minMonths: number(bounds.examination.minMonths).nullable(),
      noticeDays: number(bounds.examination.noticeDays),
      textDays: number(bounds.examination.textDays),
      minutes: number(bounds.examination.minutes),
      hasPresentation: yesOrNo,
      needsAllSteps: yesOrNo,
      isPublic: yesOrNo,
      quorum: number(bounds.examination.quorum).nullable(),
      attempts: number(bounds.examination.attempts),
      retryDays: number(bounds.examination.retryDays),
    },
    marking: {
      parts: entries(z.strictObject(part)),
      memberStep: choice(choices.marking.memberStep),
      finalStep: choice(choices.marking.finalStep),
      pass: number(bounds.marking.pass),
      minPassers: z
        .strictObject({ count: number(MIN_PASSERS_BOUNDS), at: number(bounds.marking.pass) })
        .nullable(),
      roundingMayPass: yesOrNo,
      spread: number(bounds.marking.spread).nullable(),
    },
    papers: {
      headerLines: text(PAPER_HEADER_MAX),
      legalBasis: line(LEGAL_BASIS_MAX),
      signerOffice: line(SIGNER_OFFICE_MAX),
      place: line(PAPER_PLACE_MAX),
      declaration: text(DECLARATION_MAX),
      attachFacts: yesOrNo,
    },
    catalogue: {
      isPublic: yesOrNo,
      studentNames: oneOf(STUDENT_NAMES),
      hasPresentations: yesOrNo,
      isHarvested: yesOrNo,
    },
  } satisfies { [Group in keyof Rules]: Record<keyof Rules[Group], z.ZodType> }
}

const stringOrNull: Text = () => z.string().nullable()
const read = shapesWith({ key: z.string(), label: z.string(), line: stringOrNull, text: stringOrNull })
const written = shapesWith({
  key: requiredLine(RULE_KEY_MAX),
  label: requiredLine(RULE_LABEL_MAX),
  line: optionalLine,
  text: optionalText,
})

/** A group of which nothing is said is as usual, and so is each of its rules. */
function withDefaults<const Shape extends Record<string, z.ZodType>>(shape: Shape, usual: object) {
  const values: Record<string, unknown> = { ...usual }
  const withValues = Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => [key, schema.default(values[key])]),
  ) as { [Key in keyof Shape]: z.ZodDefault<Shape[Key]> }
  return z.strictObject(withValues).prefault({} as never)
}

/** A rule that is left out is as usual; one that does not exist is named, and so are rules that contradict each other. */
export const RulesValue = z
  .strictObject({
    eligibility: withDefaults(written.eligibility, USUAL_RULES.eligibility),
    load: withDefaults(written.load, USUAL_RULES.load),
    topic: withDefaults(written.topic, USUAL_RULES.topic),
    committee: withDefaults(written.committee, USUAL_RULES.committee),
    examination: withDefaults(written.examination, USUAL_RULES.examination),
    marking: withDefaults(written.marking, USUAL_RULES.marking),
    papers: withDefaults(written.papers, USUAL_RULES.papers),
    catalogue: withDefaults(written.catalogue, USUAL_RULES.catalogue),
  })
  .superRefine((rules, { addIssue }) => {
    for (const { group, key } of ruleFaults(rules)) {
      addIssue({ code: 'custom', path: [group, key], message: 'contradicting_rules' })
    }
  })

export const RulesView = z.strictObject({
  eligibility: z.strictObject(read.eligibility),
  load: z.strictObject(read.load),
  topic: z.strictObject(read.topic),
  committee: z.strictObject(read.committee),
  examination: z.strictObject(read.examination),
  marking: z.strictObject(read.marking),
  papers: z.strictObject(read.papers),
  catalogue: z.strictObject(read.catalogue),
})
