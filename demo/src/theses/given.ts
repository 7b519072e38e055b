import { addDays, type IsoDate } from '@diatrivi/domain/shared/dates'
import { totalDays } from '@diatrivi/domain/thesis/todo-list/schedule'
import type { PlannedInterest, PlannedThesis } from '../demo-plan.ts'
import type { History } from '../history.ts'
import { daysAgo, earliestDay, evening, morning } from '../moments.ts'
import { freshSteps, type Progress, startBefore, workedSteps } from '../progress.ts'
import type { Random } from '../random.ts'
import { attachedList, newThesis, type ThesisParts, type ThesisSetting } from './setting.ts'
import type { Ended, InProgress } from './situations.ts'

/** From the announcement to the acceptance: thesis and history as they stand on the day the work starts. */
export function givenThesis(
  setting: ThesisSetting,
  student: string,
  start: IsoDate,
): { thesis: PlannedThesis; accepted: PlannedInterest; history: History } {
  const { random, instructor } = setting
  const acceptedOn = addDays(start, -random.integer(1, 4))
  const answeredOn = addDays(acceptedOn, -random.integer(1, 4))
  const onDeadline = random.chance(0.35)
  const interestDeadline = onDeadline
    ? addDays(answeredOn, -random.integer(1, 3))
    : addDays(answeredOn, random.integer(5, 25))
  const declaredOn = addDays(earliestDay(answeredOn, interestDeadline), -random.integer(1, 10))
  const { thesis, history } = newThesis(setting, addDays(declaredOn, -random.integer(7, 30)))
  const priority = random.pick([1, 1, 1, 2, 3])
  const declaredAt = evening(declaredOn, random)
  const answeredAt = morning(answeredOn, random)
  history.record('interest_declared', student, declaredAt, { priority })
  history.record('answer_given', instructor, answeredAt, { student })
  history.record('assignment_accepted', student, evening(acceptedOn, random))
  return {
    thesis: {
      ...thesis,
      student,
      assignmentType: onDeadline ? 'onDeadline' : 'immediate',
      publicByInstructor: true,
      interestDeadline,
      startDate: start,
    },
    accepted: { thesis: thesis.key, student, priority, declaredAt, answeredAt },
    history,
  }
}

function progressOf(situation: Exclude<InProgress, 'withoutList'>, steps: number, random: Random): Progress {
  const half = Math.max(1, Math.floor(steps / 2) - random.integer(0, 1))
  const pace = random.between(0.95, 1.1)
  switch (situation) {
    case 'justBegun':
      return { confirmed: 0, current: 'untouched', sinceLast: random.integer(2, 7), pace }
    case 'middle':
      return { confirmed: half, current: 'untouched', sinceLast: random.integer(3, 12), pace }
    case 'waiting':
      return {
        confirmed: random.integer(1, steps - 2),
        current: 'waiting',
        sinceLast: random.integer(9, 20),
        pace,
      }
    case 'returned':
      return { confirmed: half, current: 'returned', sinceLast: random.integer(12, 22), pace }
    case 'late':
      return { confirmed: half, current: 'untouched', sinceLast: random.integer(30, 45), pace: 1.45 }
    case 'ahead':
      return { confirmed: half + 1, current: 'untouched', sinceLast: random.integer(2, 6), pace: 0.65 }
    case 'endingSoon':
      return { confirmed: steps - 1, current: 'untouched', sinceLast: random.integer(2, 5), pace }
    case 'ready':
      return { confirmed: steps, current: 'untouched', sinceLast: random.integer(2, 6), pace }
  }
}

/** A thesis that a student works on. */
export function planInProgress(setting: ThesisSetting, student: string, situation: InProgress): ThesisParts {
  const { random, today, template, instructor } = setting
  const planned = totalDays(freshSteps(template))
  if (situation === 'withoutList') {
    const start = daysAgo(today, random.integer(12, 40))
    const { thesis, accepted, history } = givenThesis(setting, student, start)
    const intendedEnd = addDays(start, random.integer(200, 260))
    return {
      thesis: { ...thesis, intendedEnd },
      lists: [],
      pastAssignments: [],
      accepted,
      history,
      interest: null,
    }
  }
  const progress = progressOf(situation, template.steps.length, random)
  const start = startBefore(today, template, progress)
  const { thesis, accepted, history } = givenThesis(setting, student, start)
  const list = attachedList(setting, history, thesis.createdAt, [])
  const steps = workedSteps({ ...setting, progress, start, until: today, student, instructor, history })
  const intendedEnd =
    situation === 'endingSoon'
      ? addDays(today, random.integer(3, 6))
      : addDays(start, Math.round(planned * (situation === 'late' ? 1 : 1.2)))
  return {
    thesis: { ...thesis, intendedEnd, publicByStudent: situation === 'ahead' },
    lists: [{ ...list, steps }],
    pastAssignments: [],
    accepted,
    history,
    interest: null,
  }
}

const MARKS = [10, 10, 10, 9, 9, 9, 9, 8, 8, 8, 7, 7, 6, 5] as const

/** The final text and the abstract of a finished thesis, and how many days ago it was marked. */
export interface FinalText {
  abstract: string
  document: string
  daysAgo: number
}

const FINAL_FILE = 'Τελικό κείμενο.pdf'

/** A thesis that has its mark. */
export function planEnded(
  setting: ThesisSetting,
  student: string,
  situation: Ended,
  text: FinalText,
): ThesisParts {
  const { random, today, template, instructor } = setting
  const endDate = daysAgo(today, text.daysAgo)
  const progress: Progress = {
    confirmed: template.steps.length,
    current: 'untouched',
    sinceLast: random.integer(5, 14),
    pace: random.between(0.85, 1.3),
  }
  const start = startBefore(endDate, template, progress)
  const { thesis, accepted, history } = givenThesis(setting, student, start)
  const list = attachedList(setting, history, thesis.createdAt, [])
  const steps = workedSteps({ ...setting, progress, start, until: endDate, student, instructor, history })
  const mark = random.pick(MARKS)
  history.record('final_text_submitted', student, evening(addDays(endDate, -2), random), { file: FINAL_FILE })
  history.record('marked', instructor, morning(endDate, random), { mark })
  const isPublic = situation === 'endedPublic'
  if (isPublic) {
    const shownOn = earliestDay(addDays(endDate, random.integer(1, 9)), daysAgo(today, 1))
    history.record('visibility_changed', student, evening(shownOn, random), { public: true })
  }
  return {
    thesis: {
      ...thesis,
      intendedEnd: addDays(start, Math.round(totalDays(steps) * 1.15)),
      endDate,
      mark,
      abstract: text.abstract,
      finalFile: { document: text.document, name: FINAL_FILE },
      publicByStudent: isPublic,
    },
    lists: [{ ...list, steps }],
    pastAssignments: [],
    accepted,
    history,
    interest: null,
  }
}
