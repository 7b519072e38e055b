import { HIGHEST_MARK, MARK_STEPS, MARKED_BY } from '@diatrivi/domain/department/rulebook/marking-rules'
import { isDayOfYear, ruleFaults } from '@diatrivi/domain/department/rulebook/rule-faults'
import { type Rules, STAFF_CATEGORIES, USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
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

const number = (minimum: number, maximum: number) =>
  z.int({ error: 'invalid' }).min(minimum, { error: 'too_small' }).max(maximum, { error: 'too_big' })
const oneOf = <const Values extends readonly string[]>(values: Values) => z.enum(values, { error: 'invalid' })
const yesOrNo = z.boolean({ error: 'invalid' })
const strictness = oneOf(['warn', 'refuse'])
const markStep = z.literal(MARK_STEPS, { error: 'invalid' })
const mark = number(0, HIGHEST_MARK)
const dayOfYear = z.string({ error: 'invalid_date' }).refine(isDayOfYear, { error: 'invalid_date' })
const entries = <One extends z.ZodType>(one: One) =>
  z.array(one, { error: 'invalid' }).max(RULE_ENTRIES_MAX, { error: 'too_big' })

/** The rules as they are written and as they are read, which differ in what becomes of a text. */
function shapesWith({ key, label, line, text }: { key: Label; label: Label; line: Text; text: Text }) {
  const weighed = { key, label, weight: number(0, 1_000) }
  const part = { ...weighed, by: oneOf(MARKED_BY), criteria: entries(z.strictObject(weighed)) }
  return {
    eligibility: {
      minSemester: number(1, 20).nullable(),
      minCourses: number(1, 200).nullable(),
      maxOwedCourses: number(0, 200).nullable(),
      minCoursesPercent: number(1, 100).nullable(),
      minEcts: number(1, 600).nullable(),
      mode: strictness,
    },
    load: {
      maxInProgress: number(1, 200).nullable(),
      maxNewPerYear: number(1, 200).nullable(),
      mode: strictness,
    },
    topic: { students: number(1, 3) },
    committee: {
      size: z.literal([0, 2, 3, 5, 7], { error: 'invalid' }),
      categories: z.array(oneOf(STAFF_CATEGORIES), { error: 'invalid' }),
      minFaculty: number(0, 7),
      maxOutside: number(0, 2),
      substitutes: number(0, 2),
      proposedBy: oneOf(['instructor', 'student']),
      answer: oneOf(['asked', 'appointed']),
      answerDays: number(1, 60),
      noImpediment: yesOrNo,
    },
    examination: {
      windows: entries(z.strictObject({ label, from: dayOfYear, until: dayOfYear })),
      windowMode: strictness,
      minMonths: number(1, 36).nullable(),
      noticeDays: number(0, 60),
      textDays: number(0, 60),
      minutes: number(5, 480),
      hasPresentation: yesOrNo,
      needsAllSteps: yesOrNo,
      isPublic: yesOrNo,
      quorum: number(2, 7).nullable(),
      attempts: number(1, 3),
      retryDays: number(0, 180),
    },
    marking: {
      parts: entries(z.strictObject(part)),
      memberStep: markStep,
      finalStep: markStep,
      pass: mark,
      minPassers: z.strictObject({ count: number(1, 7), at: mark }).nullable(),
      roundingMayPass: yesOrNo,
      spread: mark.nullable(),
    },
    papers: {
      headerLines: text(PAPER_HEADER_MAX),
      legalBasis: line(LEGAL_BASIS_MAX),
      signerOffice: line(SIGNER_OFFICE_MAX),
      place: line(PAPER_PLACE_MAX),
      declaration: text(DECLARATION_MAX),
      attachFacts: yesOrNo,
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
  return z.object(withValues, { error: 'invalid' }).prefault({} as never)
}

/** A rule that is left out is as usual; rules that contradict each other are named. */
export const RulesValue = z
  .object(
    {
      eligibility: withDefaults(written.eligibility, USUAL_RULES.eligibility),
      load: withDefaults(written.load, USUAL_RULES.load),
      topic: withDefaults(written.topic, USUAL_RULES.topic),
      committee: withDefaults(written.committee, USUAL_RULES.committee),
      examination: withDefaults(written.examination, USUAL_RULES.examination),
      marking: withDefaults(written.marking, USUAL_RULES.marking),
      papers: withDefaults(written.papers, USUAL_RULES.papers),
    },
    { error: 'invalid' },
  )
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
})
