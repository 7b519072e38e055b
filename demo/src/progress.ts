import { addDays, type IsoDate } from '@diatrivi/domain/shared/dates'
import { durationInDays } from '@diatrivi/domain/todo-list/schedule'
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
  /** What stands on the next step. */
  current: 'untouched' | 'waiting' | 'returned'
  /** Days from the last confirmation (or the start) to the day the progress is looked at. */
  sinceLast: number
  /** Real time over planned time: 1.5 is half as slow again. */
  pace: number
}

/** A template's steps, before anybody worked on them. */
export function freshSteps(template: TemplateFact): PlannedStep[] {
  return template.steps.map(({ title, description, duration, unit }) => ({
    title,
    description,
    duration: { amount: duration, unit },
    studentConfirmedAt: null,
    instructorConfirmedAt: null,
    returned: null,
    files: [],
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

/** The day on which somebody who has come so far on `day` must have begun. */
export function startBefore(day: IsoDate, template: TemplateFact, progress: Progress): IsoDate {
  const elapsed =
    progress.confirmed === 0 ? 0 : (confirmationDays(template, progress.pace)[progress.confirmed - 1] ?? 0)
  return addDays(day, -(progress.sinceLast + elapsed))
}

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
}

/** The steps as two people have worked on them, with their files; what they did goes into the history. */
export function workedSteps(work: Work): PlannedStep[] {
  const { template, progress, start } = work
  const days = confirmationDays(template, progress.pace)
  return freshSteps(template).map((step, index) => {
    const previous = index === 0 ? start : addDays(start, days[index - 1] ?? 0)
    if (index < progress.confirmed)
      return confirmedStep(work, step, index, previous, addDays(start, days[index] ?? 0))
    if (index === progress.confirmed && progress.current === 'waiting')
      return waitingStep(work, step, index, previous)
    if (index === progress.confirmed && progress.current === 'returned')
      return returnedStep(work, step, index, previous)
    return step
  })
}

/** An upload under the student's name, when the step has one. */
function upload(work: Work, step: PlannedStep, name: string, version: number, at: string): PlannedStep {
  const paper = paperFor(work.facts, step.title)
  const file = stepFile(work.documents, paper, name, version)
  return { ...step, files: [...step.files, { ...file, uploadedBy: work.student, uploadedAt: at }] }
}

function nameFor(work: Work, step: PlannedStep): string {
  return fileNameFor(paperFor(work.facts, step.title), step.title, work.random)
}

function finish(work: Work, step: PlannedStep, index: number, at: string): PlannedStep {
  const attached = step.files.at(-1)?.name ?? null
  work.history.record('step_finished', work.student, at, {
    step: index + 1,
    title: step.title,
    file: attached,
  })
  return { ...step, studentConfirmedAt: at }
}

function sendBack(work: Work, step: PlannedStep, index: number, at: string): PlannedStep {
  const reason = work.random.pick(paperFor(work.facts, step.title).returns)
  work.history.record('step_returned', work.instructor, at, { step: index + 1, title: step.title, reason })
  return { ...step, studentConfirmedAt: null, returned: { at, reason } }
}

const ROOM_FOR_A_RETURN = 9

function confirmedStep(
  work: Work,
  step: PlannedStep,
  index: number,
  previous: IsoDate,
  day: IsoDate,
): PlannedStep {
  const { random } = work
  const finishedOn = latestDay(previous, addDays(day, -random.integer(1, 3)))
  const firstTry = addDays(finishedOn, -random.integer(4, 6))
  const withFile = random.chance(0.7)
  const returnedOnce = withFile && firstTry >= addDays(previous, ROOM_FOR_A_RETURN - 6) && random.chance(0.25)
  const name = nameFor(work, step)
  let done = step
  if (returnedOnce) {
    const at = evening(firstTry, random)
    done = finish(work, upload(work, done, name, 1, at), index, at)
    done = sendBack(work, done, index, morning(addDays(firstTry, random.integer(1, 2)), random))
  }
  const at = evening(finishedOn, random)
  if (withFile) done = upload(work, done, name, done.files.length + 1, at)
  done = finish(work, done, index, at)
  const confirmedAt = morning(day, random)
  work.history.record('step_accepted', work.instructor, confirmedAt, { step: index + 1, title: step.title })
  return { ...done, returned: null, instructorConfirmedAt: confirmedAt }
}

function waitingStep(work: Work, step: PlannedStep, index: number, previous: IsoDate): PlannedStep {
  const { random } = work
  const at = evening(latestDay(previous, addDays(work.until, -random.integer(1, 6))), random)
  return finish(work, upload(work, step, nameFor(work, step), 1, at), index, at)
}

function returnedStep(work: Work, step: PlannedStep, index: number, previous: IsoDate): PlannedStep {
  const { random } = work
  const returnedOn = addDays(work.until, -random.integer(1, 3))
  const at = evening(latestDay(previous, addDays(returnedOn, -random.integer(2, 4))), random)
  const done = finish(work, upload(work, step, nameFor(work, step), 1, at), index, at)
  return sendBack(work, done, index, morning(returnedOn, random))
}
