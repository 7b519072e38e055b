import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { PlannedList } from './demo-plan.ts'
import { byId, type Facts, type TopicFact } from './facts.ts'
import { daysAgo, morning } from './moments.ts'
import { freshSteps } from './progress.ts'
import type { Random } from './random.ts'
import { escapeHtml } from './topics.ts'

/** Lists for any field: proposals, chapters, reviews and presentations. */
const FOR_ALL = [2, 3, 10, 11, 12, 13] as const

/** More than one page of templates. */
export const DEMO_TEMPLATES: readonly number[] = [1, 7, 3, 10, 11, 2, 12, 13, 4]

/** The templates an instructor keeps: those of the own topics' fields and a few for all. */
export function templatesOf(facts: Facts, topics: readonly TopicFact[], random: Random): number[] {
  const fitting = topics.flatMap(({ field }) => facts.phrases.fields[field]?.templates ?? [])
  const own = random.sample([...new Set(fitting)], 2)
  return [...new Set([...own, ...random.sample(FOR_ALL, random.integer(1, 2))])]
}

export function templateList(
  facts: Facts,
  id: number,
  { key, instructor, today, random }: { key: number; instructor: string; today: IsoDate; random: Random },
): PlannedList {
  const template = byId(facts.templates, id)
  const createdOn = random.integer(60, 700)
  const changedOn = random.integer(1, createdOn)
  return {
    key,
    instructor,
    thesis: null,
    title: template.title,
    description: `<p>${escapeHtml(template.description)}</p>`,
    archivedAt: null,
    createdAt: morning(daysAgo(today, createdOn + 1), random),
    updatedAt: morning(daysAgo(today, changedOn), random),
    steps: freshSteps(template),
  }
}
