import { finalText, SHARED_FINAL_TEXT } from '../papers.ts'
import type { Person } from '../people.ts'
import type { NumberedDepartment } from '../places.ts'
import type { Random } from '../random.ts'
import { abstractOf } from '../topics.ts'
import { planEnded, planInProgress } from './given.ts'
import { planReleased } from './released.ts'
import type { ThesisParts, ThesisSetting } from './setting.ts'
import { isEnded, isUngiven, type Situation } from './situations.ts'
import { planUngiven } from './ungiven.ts'

export interface ThesisPeople {
  supervisor: Person
  department: NumberedDepartment
  /** Whether ended theses have a final text of their own. */
  ownFinalTexts: boolean
  /** Called where the thesis has, or had, a student. */
  takeStudent: () => Person
}

export function planThesis(setting: ThesisSetting, situation: Situation, people: ThesisPeople): ThesisParts {
  if (situation === 'released') return planReleased(setting, people.takeStudent().username)
  if (isUngiven(situation)) return planUngiven(setting, situation)
  const student = people.takeStudent()
  if (!isEnded(situation)) return planInProgress(setting, student.username, situation)
  const { facts, topic, template, random, documents, key } = setting
  const abstract = abstractOf(facts, topic, template, random)
  const text = {
    abstract,
    document: people.ownFinalTexts ? `final-${key}` : 'final',
    daysAgo: endedDaysAgo(random),
  }
  const parts = planEnded(setting, student.username, situation, text)
  const own = { ...people, topic, abstract, student, thesis: parts.thesis }
  documents.set(text.document, people.ownFinalTexts ? finalText(own) : SHARED_FINAL_TEXT)
  return parts
}

/** Some lately, some last year, some years ago. */
function endedDaysAgo(random: Random): number {
  const [least, most] = random.pick([
    [20, 120],
    [120, 500],
    [500, 1500],
  ] as const)
  return random.integer(least, most)
}
