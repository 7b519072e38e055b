import { addDays, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { PlannedInterest } from './demo-plan.ts'
import { daysAgo, earliestDay, evening, latestDay, morning } from './moments.ts'
import type { Random } from './random.ts'
import type { ThesisParts, Wishes } from './theses/setting.ts'

/** Wishes that are decided beforehand: the demo accounts', in their order of preference. */
export interface FixedWish {
  thesis: number
  student: string
}

interface Setting {
  random: Random
  today: IsoDate
  parts: readonly ThesisParts[]
  /** Students without a thesis. */
  students: readonly string[]
  fixed: readonly FixedWish[]
}

const MOST_WISHES = 4

/** Who wants what in a department; what was declared and answered goes into the histories of the theses. */
export function planInterests({ random, today, parts, students, fixed }: Setting): PlannedInterest[] {
  const wishesOf = new Map<string, number[]>()
  const wish = (student: string, thesis: number) => {
    wishesOf.set(student, [...(wishesOf.get(student) ?? []), thesis])
  }
  const reserved = new Set(fixed.map(({ student }) => student))
  for (const { thesis, student } of fixed) wish(student, thesis)
  for (const { thesis, wishes } of parts) {
    const already = fixed.filter((one) => one.thesis === thesis.key).length
    const free = students.filter(
      (student) => !reserved.has(student) && (wishesOf.get(student)?.length ?? 0) < MOST_WISHES,
    )
    for (const student of random.sample(free, (wishes?.count ?? 0) - already)) wish(student, thesis.key)
  }
  const answers = chooseAnswers(random, today, parts, wishesOf, fixed)
  return declare({ random, today, parts, wishesOf, answers })
}

interface Answer {
  thesis: number
  on: IsoDate
}

/** One positive answer for each thesis that has one, each to a different student: a fixed wish comes first. */
function chooseAnswers(
  random: Random,
  today: IsoDate,
  parts: readonly ThesisParts[],
  wishesOf: ReadonlyMap<string, number[]>,
  fixed: readonly FixedWish[],
): Map<string, Answer> {
  const answers = new Map<string, Answer>()
  for (const { thesis, wishes } of parts.filter((part) => part.wishes?.answered)) {
    const interested = [...wishesOf]
      .filter(([, theses]) => theses.includes(thesis.key))
      .map(([student]) => student)
    const chosen =
      fixed.find((one) => one.thesis === thesis.key)?.student ??
      random.shuffle(interested).find((student) => !answers.has(student))
    if (chosen === undefined || wishes === null) throw new Error(`Nobody to answer in thesis ${thesis.key}`)
    answers.set(chosen, { thesis: thesis.key, on: daysAgo(today, random.integer(1, 4)) })
  }
  return answers
}

interface Declarations {
  random: Random
  today: IsoDate
  parts: readonly ThesisParts[]
  wishesOf: ReadonlyMap<string, number[]>
  answers: ReadonlyMap<string, Answer>
}

function declare({ random, today, parts, wishesOf, answers }: Declarations): PlannedInterest[] {
  const partOf = new Map(parts.map((part) => [part.thesis.key, part]))
  return [...wishesOf].flatMap(([student, theses]) =>
    theses.map((key, index) => {
      const part = partOf.get(key)
      if (!part?.wishes) throw new Error(`Thesis ${key} takes no declarations`)
      const answer = answers.get(student)
      const declaredOn = declarationDay(random, today, part.wishes, answer)
      const declaredAt = evening(declaredOn, random)
      const priority = index + 1
      part.history.record('interest_declared', student, declaredAt, { priority })
      const answeredAt = answer?.thesis === key ? morning(answer.on, random) : null
      if (answeredAt) part.history.record('answer_given', part.thesis.instructor, answeredAt, { student })
      return { thesis: key, student, priority, declaredAt, answeredAt }
    }),
  )
}

/** While an answer waits the student declares nothing, so all wishes are older than the answer. */
function declarationDay(random: Random, today: IsoDate, wishes: Wishes, answer: Answer | undefined): IsoDate {
  const last = earliestDay(wishes.until, daysAgo(today, 1), answer ? addDays(answer.on, -1) : today)
  if (last < wishes.from) throw new Error('A wish was planned for a thesis announced too late for it')
  const recent = addDays(last, -random.integer(0, 5))
  const day = random.chance(0.4) ? recent : addDays(last, -random.integer(0, 25))
  return latestDay(day, wishes.from)
}
