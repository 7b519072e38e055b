import { addDays, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { PlannedInterest } from './demo-plan.ts'
import { daysAgo, earliestDay, evening, latestDay, morning } from './moments.ts'
import type { Random } from './random.ts'
import type { ExpectedInterest, ThesisParts } from './theses/setting.ts'

/** An interest of a demo account, fixed beforehand; listed in the order of priority. */
export interface FixedInterest {
  thesis: number
  student: string
}

interface Setting {
  random: Random
  today: IsoDate
  parts: readonly ThesisParts[]
  /** Students without a thesis. */
  students: readonly string[]
  fixed: readonly FixedInterest[]
}

const MOST_INTERESTS = 4

/** Plans the interests of a department and records their declarations and answers in the histories of the theses. */
export function planInterests({ random, today, parts, students, fixed }: Setting): PlannedInterest[] {
  const interestsOf = new Map<string, number[]>()
  const add = (student: string, thesis: number) => {
    interestsOf.set(student, [...(interestsOf.get(student) ?? []), thesis])
  }
  const reserved = new Set(fixed.map(({ student }) => student))
  for (const { thesis, student } of fixed) add(student, thesis)
  for (const { thesis, interest } of parts) {
    const already = fixed.filter((one) => one.thesis === thesis.key).length
    const free = students.filter(
      (student) => !reserved.has(student) && (interestsOf.get(student)?.length ?? 0) < MOST_INTERESTS,
    )
    for (const student of random.sample(free, (interest?.count ?? 0) - already)) add(student, thesis.key)
  }
  const answers = chooseAnswers(random, today, parts, interestsOf, fixed)
  return declare({ random, today, parts, interestsOf, answers })
}

interface Answer {
  thesis: number
  on: IsoDate
}

/** Gives each thesis with a positive answer a student of its own; a fixed interest comes first. */
function chooseAnswers(
  random: Random,
  today: IsoDate,
  parts: readonly ThesisParts[],
  interestsOf: ReadonlyMap<string, number[]>,
  fixed: readonly FixedInterest[],
): Map<string, Answer> {
  const answers = new Map<string, Answer>()
  for (const { thesis, interest } of parts.filter((part) => part.interest?.answered)) {
    const interested = [...interestsOf]
      .filter(([, theses]) => theses.includes(thesis.key))
      .map(([student]) => student)
    const chosen =
      fixed.find((one) => one.thesis === thesis.key)?.student ??
      random.shuffle(interested).find((student) => !answers.has(student))
    if (chosen === undefined || interest === null)
      throw new Error(`No interested student is left for thesis ${thesis.key}`)
    answers.set(chosen, { thesis: thesis.key, on: daysAgo(today, random.integer(1, 4)) })
  }
  return answers
}

interface Declarations {
  random: Random
  today: IsoDate
  parts: readonly ThesisParts[]
  interestsOf: ReadonlyMap<string, number[]>
  answers: ReadonlyMap<string, Answer>
}

function declare({ random, today, parts, interestsOf, answers }: Declarations): PlannedInterest[] {
  const partOf = new Map(parts.map((part) => [part.thesis.key, part]))
  return [...interestsOf].flatMap(([student, theses]) =>
    theses.map((key, index) => {
      const part = partOf.get(key)
      if (!part?.interest) throw new Error(`Thesis ${key} takes no interest`)
      const answer = answers.get(student)
      const declaredOn = declarationDay(random, today, part.interest, answer)
      const declaredAt = evening(declaredOn, random)
      const priority = index + 1
      part.history.record('interest_declared', student, declaredAt, { priority })
      const answeredAt = answer?.thesis === key ? morning(answer.on, random) : null
      if (answeredAt) part.history.record('answer_given', part.thesis.instructor, answeredAt, { student })
      return { thesis: key, student, priority, declaredAt, answeredAt }
    }),
  )
}

/** While an answer waits the student declares nothing, so all interests are older than the answer. */
function declarationDay(
  random: Random,
  today: IsoDate,
  expected: ExpectedInterest,
  answer: Answer | undefined,
): IsoDate {
  const last = earliestDay(expected.until, daysAgo(today, 1), answer ? addDays(answer.on, -1) : today)
  if (last < expected.from) throw new Error('An interest was planned for a thesis announced too late for it')
  const recent = addDays(last, -random.integer(0, 5))
  const day = random.chance(0.4) ? recent : addDays(last, -random.integer(0, 25))
  return latestDay(day, expected.from)
}
