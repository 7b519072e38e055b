import { addDays, compareDates, daysBetween, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Moment, PlannedComment, PlannedStep } from './demo-plan.ts'
import type { Facts, TalkFact } from './facts.ts'
import { evening, morning } from './moments.ts'
import { type Documents, draftFile, paperFor } from './papers.ts'
import type { Random } from './random.ts'

/** The student and the instructor who write comments on the steps of a thesis. */
interface Talkers {
  facts: Facts
  documents: Documents
  student: string
  instructor: string
}

const say = (step: PlannedStep, ...comments: PlannedComment[]): PlannedStep => ({
  ...step,
  comments: [...step.comments, ...comments],
})

/** Records the reason of a return as a comment, as the product does. */
export function sayWhy(step: PlannedStep, instructor: string, reason: string, at: Moment): PlannedStep {
  return say(step, { author: instructor, kind: 'return', text: reason, at, file: null })
}

/** How often a step has questions, 0 to 1: a confirmed step less often than the current one. */
const ASKED = { before: 0.2, now: 0.7 }
/** The least days of a step during which the student asks a question. */
const LONG_ENOUGH = 4

/** Some students ask a question during a step; the instructor answers the next morning. */
export function talkOnTheWay(
  talkers: Talkers,
  step: PlannedStep,
  turn: { from: IsoDate; until: IsoDate; random: Random; isCurrent?: boolean },
): PlannedStep {
  const { from, until, random, isCurrent = false } = turn
  const isAsked = random.chance(isCurrent ? ASKED.now : ASKED.before)
  if (!isAsked || daysBetween(from, until) < LONG_ENOUGH) return step
  const askedOn = addDays(from, 1)
  const talk = random.pick(talkers.facts.phrases.talks.onTheWay)
  return say(step, ...exchange(talkers, talk, askedOn, random))
}

/** The student sends a draft on the evening of a return; the instructor answers the next morning if that is in the past. */
export function talkAfterReturn(
  talkers: Talkers,
  step: PlannedStep,
  turn: { returnedOn: IsoDate; today: IsoDate; fileName: string; random: Random },
): PlannedStep {
  const { returnedOn, today, fileName, random } = turn
  const talk = random.pick(talkers.facts.phrases.talks.afterReturn)
  const [question, answer] = exchange(talkers, talk, returnedOn, random)
  const file = draftFile(talkers.documents, paperFor(talkers.facts, step.title), fileName)
  const isAnswered = compareDates(addDays(returnedOn, 1), today) < 0
  return say(step, { ...question, file }, ...(isAnswered ? [answer] : []))
}

function exchange(
  { student, instructor }: Talkers,
  { question, answer }: TalkFact,
  askedOn: IsoDate,
  random: Random,
): [PlannedComment, PlannedComment] {
  const common = { kind: 'comment', file: null } as const
  return [
    { ...common, author: student, text: question, at: evening(askedOn, random) },
    { ...common, author: instructor, text: answer, at: morning(addDays(askedOn, 1), random) },
  ]
}
