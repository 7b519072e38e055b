import { addDays, compareDates, daysBetween, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Moment, PlannedComment, PlannedStep } from './demo-plan.ts'
import type { Facts, TalkFact } from './facts.ts'
import { evening, morning } from './moments.ts'
import { type Documents, draftFile, paperFor } from './papers.ts'
import type { Random } from './random.ts'

/** The two who talk about the steps of a thesis. */
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

/** What the product does with the reason of a return. */
export function sayWhy(step: PlannedStep, instructor: string, reason: string, at: Moment): PlannedStep {
  return say(step, { author: instructor, kind: 'return', text: reason, at, file: null })
}

/** How often a step was asked about, 0 to 1: one that has long been confirmed less than the one under way. */
const ASKED = { before: 0.2, now: 0.7 }
/** Days a step takes at least if somebody asks about it on the way. */
const LONG_ENOUGH = 4

/** Now and then a student asks something while the work is under way, and is answered the next morning. */
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

/** On the evening of a return the student sends a draft, to be answered the next morning if that is past. */
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
