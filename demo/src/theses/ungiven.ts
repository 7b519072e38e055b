import { addDays, type IsoDate } from '@diatrivi/domain/shared/dates'
import { totalDays } from '@diatrivi/domain/thesis/todo-list/schedule'
import { daysAgo } from '../moments.ts'
import { freshSteps } from '../progress.ts'
import type { Random } from '../random.ts'
import { attachedList, newThesis, type ThesisParts, type ThesisSetting } from './setting.ts'
import type { Ungiven } from './situations.ts'

type Range = readonly [least: number, most: number]

interface Announcement {
  /** Days ago. */
  created: Range
  /** Days from today, negative when it has passed; null for an announcement that may have none. */
  deadline: Range | null
  interest: Range
  onDeadline: boolean | 'either'
}

const ANNOUNCEMENTS: Readonly<Record<Exclude<Ungiven, 'released'>, Announcement>> = {
  quiet: { created: [2, 12], deadline: null, interest: [0, 0], onDeadline: false },
  wanted: { created: [12, 40], deadline: [8, 45], interest: [2, 4], onDeadline: 'either' },
  popular: { created: [30, 45], deadline: [12, 30], interest: [13, 16], onDeadline: false },
  onDeadlineOpen: { created: [20, 35], deadline: [2, 6], interest: [2, 5], onDeadline: true },
  onDeadlinePassed: { created: [40, 60], deadline: [-6, -2], interest: [2, 4], onDeadline: true },
  expired: { created: [70, 110], deadline: [-25, -10], interest: [0, 1], onDeadline: false },
  private: { created: [1, 6], deadline: null, interest: [0, 0], onDeadline: false },
  answered: { created: [30, 50], deadline: [10, 20], interest: [2, 4], onDeadline: false },
}

const within = (random: Random, [least, most]: Range): number => random.integer(least, most)

/** A thesis without a student. */
export function planUngiven(setting: ThesisSetting, situation: Exclude<Ungiven, 'released'>): ThesisParts {
  const { random, today, template } = setting
  const { created, deadline, interest, onDeadline } = ANNOUNCEMENTS[situation]
  const createdOn = daysAgo(today, within(random, created))
  const { thesis, history } = newThesis(setting, createdOn)
  const interestDeadline = announcedDeadline(random, today, deadline)
  const atDeadline = onDeadline === 'either' ? random.chance(0.35) : onDeadline
  const withList = random.chance(0.55)
  return {
    thesis: {
      ...thesis,
      assignmentType: atDeadline ? 'onDeadline' : 'immediate',
      publicByInstructor: situation !== 'private',
      interestDeadline,
      ...wantedDates(random, today, totalDays(freshSteps(template))),
    },
    lists: withList ? [attachedList(setting, history, thesis.createdAt, freshSteps(template))] : [],
    pastAssignments: [],
    accepted: null,
    history,
    interest: {
      count: within(random, interest),
      from: addDays(createdOn, 1),
      until: interestDeadline ?? today,
      answered: situation === 'answered',
    },
  }
}

function announcedDeadline(random: Random, today: IsoDate, range: Range | null): IsoDate | null {
  if (range !== null) return addDays(today, within(random, range))
  return random.chance(0.5) ? addDays(today, random.integer(20, 60)) : null
}

/** Start and desired end: some instructors set both, some only the end. */
export function wantedDates(
  random: Random,
  today: IsoDate,
  days: number,
): { startDate: IsoDate | null; intendedEnd: IsoDate | null } {
  const start = addDays(today, random.integer(25, 70))
  const intendedEnd = addDays(start, Math.round(days * 1.15))
  return {
    startDate: random.chance(0.4) ? start : null,
    intendedEnd: random.chance(0.85) ? intendedEnd : null,
  }
}
