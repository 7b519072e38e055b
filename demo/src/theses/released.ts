import { addDays } from '@diatrivi/domain/shared/dates'
import { totalDays } from '@diatrivi/domain/thesis/todo-list/schedule'
import { daysAgo, morning } from '../moments.ts'
import { freshSteps, type Progress, startBefore, workedSteps } from '../progress.ts'
import { givenThesis } from './given.ts'
import { attachedList, type ThesisParts, type ThesisSetting } from './setting.ts'
import { wantedDates } from './ungiven.ts'

/** A thesis that a student gave up: offered again, with a fresh list; the old one is kept to be read. */
export function planReleased(setting: ThesisSetting, formerStudent: string): ThesisParts {
  const { random, today, template, instructor, facts, key } = setting
  const releasedOn = daysAgo(today, random.integer(14, 28))
  const progress: Progress = {
    confirmed: 2,
    current: 'untouched',
    sinceLast: random.integer(25, 50),
    pace: 1.1,
  }
  const start = startBefore(releasedOn, template, progress)
  const { thesis, history } = givenThesis(setting, formerStudent, start)
  const oldList = attachedList(setting, history, thesis.createdAt, [])
  const work = { ...setting, progress, start, until: releasedOn, student: formerStudent, history }
  const steps = workedSteps({ ...work, instructor })
  const releasedAt = morning(releasedOn, random)
  const reason = random.pick(facts.phrases.releaseReasons)
  const assignment = setting.nextPastAssignmentKey()
  const handedIn = { abstract: null, file: null }
  history.record('released', instructor, releasedAt, {
    student: formerStudent,
    reason,
    assignment,
    ...handedIn,
  })
  const freshList = {
    ...oldList,
    key: setting.nextListKey(),
    steps: freshSteps(template),
    createdAt: releasedAt,
    updatedAt: releasedAt,
  }
  const interestDeadline = addDays(today, random.integer(10, 25))
  return {
    thesis: {
      ...thesis,
      student: null,
      assignmentType: 'immediate',
      interestDeadline,
      ...wantedDates(random, today, totalDays(steps)),
    },
    lists: [{ ...oldList, thesis: null, archivedAt: releasedAt, steps }, freshList],
    pastAssignments: [
      {
        key: assignment,
        thesis: key,
        student: formerStudent,
        list: oldList.key,
        reason,
        startDate: start,
        releasedAt,
      },
    ],
    accepted: null,
    history,
    interest: {
      count: random.integer(1, 2),
      from: addDays(releasedOn, 1),
      until: interestDeadline,
      answered: false,
    },
  }
}
