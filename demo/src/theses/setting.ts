import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type {
  PlannedInterest,
  PlannedList,
  PlannedPastAssignment,
  PlannedStep,
  PlannedThesis,
} from '../demo-plan.ts'
import type { Facts, TemplateFact, TopicFact } from '../facts.ts'
import { type History, historyOf } from '../history.ts'
import { morning } from '../moments.ts'
import type { Documents } from '../papers.ts'
import type { Random } from '../random.ts'
import { describe, escapeHtml } from '../topics.ts'

/** The people, facts and documents from which a thesis is planned. */
export interface ThesisSetting {
  facts: Facts
  documents: Documents
  random: Random
  today: IsoDate
  key: number
  nextListKey: () => number
  nextPastAssignmentKey: () => number
  topic: TopicFact
  template: TemplateFact
  instructor: string
  image: number | null
  /** How often a confirmed step has a file, 0 to 1: each is a file of its own in the storage. */
  filed: number
}

/** A thesis with everything that belongs to it. Interests are added to its history later. */
export interface ThesisParts {
  thesis: PlannedThesis
  lists: PlannedList[]
  pastAssignments: PlannedPastAssignment[]
  /** The interest that led to the assignment; it is kept as long as the student has the thesis. */
  accepted: PlannedInterest | null
  history: History
  interest: ExpectedInterest | null
}

/** How many students declare interest and between which days; `answered` when one of them has a positive answer. */
export interface ExpectedInterest {
  count: number
  from: IsoDate
  until: IsoDate
  answered: boolean
}

/** The thesis on the day it was created, with its first event. */
export function newThesis(
  setting: ThesisSetting,
  createdOn: IsoDate,
): Pick<ThesisParts, 'thesis' | 'history'> {
  const { facts, topic, template, random, instructor, key, image } = setting
  const createdAt = morning(createdOn, random)
  const history = historyOf(key)
  history.record('thesis_created', instructor, createdAt)
  if (image !== null) history.record('image_chosen', instructor, createdAt)
  const thesis: PlannedThesis = {
    key,
    instructor,
    student: null,
    title: topic.title,
    description: describe(facts, topic, template, random),
    assignmentType: 'immediate',
    // A few are to be written in English.
    textLanguage: key % 9 === 4 ? 'en' : 'el',
    publicByInstructor: true,
    publicByStudent: false,
    interestDeadline: null,
    startDate: null,
    intendedEnd: null,
    endDate: null,
    mark: null,
    abstract: null,
    finalFile: null,
    image,
    keywords: topic.keywords,
    rulebook: null,
    programme: null,
    createdAt,
    updatedAt: createdAt,
  }
  return { thesis, history }
}

export function attachedList(
  setting: ThesisSetting,
  history: History,
  attachedAt: string,
  steps: PlannedStep[],
): PlannedList {
  history.record('list_attached', setting.instructor, attachedAt, { list: setting.template.title })
  return {
    key: setting.nextListKey(),
    instructor: setting.instructor,
    thesis: setting.key,
    title: setting.template.title,
    description: `<p>${escapeHtml(setting.template.description)}</p>`,
    archivedAt: null,
    createdAt: attachedAt,
    updatedAt: attachedAt,
    steps,
  }
}
