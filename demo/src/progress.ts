import { addDays, compareDates, type IsoDate } from '@diatrivi/domain/shared/dates'
import { durationInDays } from '@diatrivi/domain/thesis/todo-list/schedule'
import { sayWhy, talkAfterReturn, talkOnTheWay } from './conversations.ts'
import type { PlannedStep } from './demo-plan.ts'
import type { Facts, TemplateFact } from './facts.ts'
import type { History } from './history.ts'
import { evening, latestDay, morning } from './moments.ts'
import { type Documents, fileNameFor, paperFor, stepFile } from './papers.ts'
import type { Random } from './random.ts'

/** How far a student has come. */
export interface Progress {
  /** Steps confirmed by both. */
  confirmed: number
  /** The state of the next step. */
  current: 'untouched' | 'waiting' | 'returned'
  /** Days from the last confirmation (or the start) to the day the progress is looked at. */
  sinceLast: number
  /** Real time over planned time: 1.5 is half as slow again. */
  pace: number
}

/** The steps of a template, without any progress. */
export function freshSteps(template: TemplateFact): PlannedStep[] {
  return template.steps.map(({ title, description, duration, unit }) => ({
    title,
    description,
    duration: { amount: duration, unit },
    studentConfirmedAt: null,
    instructorConfirmedAt: null,
    returned: null,
    files: [],
    comments: [],
  }))
}

/** Days from the start to the confirmation of each step; every step takes a day at least. */
export function confirmationDays(template: TemplateFact, pace: number): number[] {
  let planned = 0
  let day = 0
  return template.steps.map(({ duration, unit }) => {
    planned += durationInDays({ amount: duration, unit })
    day = Math.max(day + 1, Math.round(planned * pace))
    return day
  })
}

/** The day on which work that has come so far on `day` must have begun. */
export function startBefore(day: IsoDate, template: TemplateFact, progress: Progress): IsoDate {
  const elapsed =
    progress.confirmed === 0 ? 0 : (confirmationDays(template, progress.pace)[progress.confirmed - 1] ?? 0)
  return addDays(day, -(progress.sinceLast + elapsed))
}

/** The work of a student and an instructor on a list. */
interface Work {
  facts: Facts
  documents: Documents
  template: TemplateFact
  progress: Progress
  start: IsoDate
  /** The day on which the progress is looked at: nothing happens on it or after it. */
  until: IsoDate
  student: string
  instructor: string
  history: History
  random: Random
  /** How often a step comes with a file, 0 to 1. */
  filed: number
}

/** One step of the work, with its place in the list. */
interface Turn {
  step: PlannedStep
  index: number
  /** The day from which it can be worked on. */
  from: IsoDate
  fileName: string
}

/** Returns the steps with their progress and files, and records the actions in the history. */
export function workedSteps(work: Work): PlannedStep[] {
  const { facts, template, progress, start, random } = work
  const days = confirmationDays(template, progress.pace).map((day) => addDays(start, day))
  return freshSteps(template).map((step, index) => {
    const fileName = fileNameFor(paperFor(facts, step.title), step.title, random)
    const turn = { step, index, from: days[index - 1] ?? start, fileName }
    if (index < progress.confirmed) return confirmedStep(work, turn, days[index] ?? start)
    if (index > progress.confirmed) return step
    if (progress.current === 'untouched') return begunStep(work, turn)
    return progress.current === 'waiting' ? waitingStep(work, turn) : returnedStep(work, turn)
  })
}

/** The student's part, with a file or without. */
function finish(work: Work, { step, index, fileName }: Turn, at: string, withFile: boolean): PlannedStep {
  const version = step.files.length + 1
  const paper = paperFor(work.facts, step.title)
  const file = withFile ? stepFile(work.documents, paper, fileName, version) : null
  const details = { step: step.title, order: index + 1, ...(file && { file: file.name, version }) }
  work.history.record('step_finished', work.student, at, details)
  const files = file ? [...step.files, { ...file, uploadedBy: work.student, uploadedAt: at }] : step.files
  return { ...step, studentConfirmedAt: at, returned: null, files }
}

function sendBack(work: Work, { step, index }: Turn, at: string): PlannedStep {
  const reason = work.random.pick(paperFor(work.facts, step.title).returns)
  work.history.record('step_returned', work.instructor, at, { step: step.title, order: index + 1 })
  return sayWhy({ ...step, studentConfirmedAt: null, returned: { at, reason } }, work.instructor, reason, at)
}

/** The least days of a step that is returned once. */
const BEFORE_A_FIRST_TRY = 3

function confirmedStep(work: Work, turn: Turn, confirmedOn: IsoDate): PlannedStep {
  const { random, history, instructor } = work
  const finishedOn = latestDay(turn.from, addDays(confirmedOn, -random.integer(1, 3)))
  const firstTry = addDays(finishedOn, -random.integer(4, 6))
  const withFile = random.chance(work.filed)
  const hadTime = compareDates(firstTry, addDays(turn.from, BEFORE_A_FIRST_TRY)) >= 0
  const talk = { from: turn.from, until: firstTry, random: random.fork(`talk-${turn.index}`) }
  let step = talkOnTheWay(work, turn.step, talk)
  if (withFile && hadTime && random.chance(0.25)) {
    step = finish(work, { ...turn, step }, evening(firstTry, random), true)
    step = sendBack(work, { ...turn, step }, morning(addDays(firstTry, random.integer(1, 2)), random))
  }
  step = finish(work, { ...turn, step }, evening(finishedOn, random), withFile)
  const at = morning(confirmedOn, random)
  history.record('step_accepted', instructor, at, { step: step.title, order: turn.index + 1 })
  return { ...step, instructorConfirmedAt: at }
}

/** A step that is not finished yet, perhaps with a question. */
function begunStep(work: Work, { step, from, index }: Turn): PlannedStep {
  const { random, until } = work
  return talkOnTheWay(work, step, { from, until, random: random.fork(`talk-${index}`), isCurrent: true })
}

function waitingStep(work: Work, turn: Turn): PlannedStep {
  const { random, until } = work
  const finishedOn = latestDay(turn.from, addDays(until, -random.integer(1, 6)))
  return finish(work, turn, evening(finishedOn, random), true)
}

function returnedStep(work: Work, turn: Turn): PlannedStep {
  const { random, until } = work
  const returnedOn = addDays(until, -random.integer(1, 3))
  const finishedOn = latestDay(turn.from, addDays(returnedOn, -random.integer(2, 4)))
  const step = finish(work, turn, evening(finishedOn, random), true)
  const returned = sendBack(work, { ...turn, step }, morning(returnedOn, random))
  const talk = { returnedOn, today: until, fileName: turn.fileName, random: random.fork('talk') }
  return talkAfterReturn(work, returned, talk)
}
