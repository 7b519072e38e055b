import { STEPS } from './description-words.ts'
import { type Random, randomOf } from './random.ts'
import { departmentOf, instructorId, type Scale, searchingId, studentIdOf } from './scale.ts'
import { description, title } from './texts.ts'

export const SEED = 1836
const DAY = 86_400_000
const YEARS_BACK = 12

export type Outcome = 'ended' | 'inProgress' | 'open' | 'hidden'

export interface Step {
  title: string
  description: string
  amount: number
  unit: string
  finishedAt: number | null
  acceptedAt: number | null
}

/** What became of a thesis up to now. Moments are milliseconds. */
export interface Life {
  id: number
  outcome: Outcome
  instructor: number
  /** Null while it waits for one. */
  student: number | null
  title: string
  description: string
  createdAt: number
  assignedAt: number | null
  endedAt: number | null
  /** Null where it has no list. */
  steps: Step[] | null
  interests: { student: number; declaredAt: number; answeredPositively: boolean }[]
  keywords: number[]
}

/** Cheap to ask, because people are made before the theses. */
export function outcomeOf(thesis: number, { theses }: Scale): Outcome {
  const random = randomOf(SEED, thesis)
  const age = YEARS_BACK * (1 - thesis / theses)
  const chances: [Outcome, number][] =
    age < 1.5
      ? [
          ['open', 0.34],
          ['hidden', 0.04],
          ['inProgress', 0.4],
        ]
      : age < 3.5
        ? [
            ['open', 0.03],
            ['hidden', 0.02],
            ['inProgress', 0.28],
          ]
        : [
            ['open', 0.003],
            ['hidden', 0.005],
            ['inProgress', 0.004],
          ]
  let drawn = random.next()
  for (const [outcome, chance] of chances) {
    if (drawn < chance) return outcome
    drawn -= chance
  }
  return 'ended'
}

/** The number of its instructor: the student is of the same department. */
export function supervisorOf(thesis: number, { instructors }: Scale): number {
  return randomOf(SEED + 3, thesis).integer(1, instructors)
}

/** The whole life of a thesis, from its number alone. The newest has the highest number. */
export function lifeOf(id: number, scale: Scale, now: number): Life {
  const random = randomOf(SEED + 1, id)
  const outcome = outcomeOf(id, scale)
  const ageInDays = YEARS_BACK * 365 * (1 - id / scale.theses) + 1
  const createdAt = now - ageInDays * DAY + random.integer(0, DAY / 2)
  const instructor = supervisorOf(id, scale)
  const hasStudent = outcome === 'ended' || outcome === 'inProgress'
  const assignedAt = hasStudent ? now - ageInDays * DAY * (0.75 + random.next() / 5) : null
  const listed = random.chance(hasStudent ? 0.95 : 0.6)
  const longestWork = Math.min(400 * DAY, now - (assignedAt ?? now) - DAY / 4)
  const endedAt =
    outcome === 'ended' && assignedAt !== null ? assignedAt + longestWork * (0.5 + random.next() / 2) : null
  const words = title(random)
  return {
    id,
    outcome,
    instructor: instructorId(instructor),
    student: hasStudent ? studentIdOf(id, scale) : null,
    title: words.title,
    description: description(random, words),
    createdAt,
    assignedAt,
    endedAt,
    steps: listed ? stepsOf(random, { assignedAt, endedAt, now }) : null,
    interests: outcome === 'open' ? interestsIn(random, instructor, scale, { createdAt, now }) : [],
    keywords: keywordsOf(random, scale.keywords, 5),
  }
}

interface WorkingTime {
  assignedAt: number | null
  endedAt: number | null
  now: number
}

/** All are confirmed at the end of a thesis; before it some, and the student may have finished one more. */
function stepsOf(random: Random, { assignedAt, endedAt, now }: WorkingTime): Step[] {
  const steps = STEPS.slice(random.integer(0, 2), random.integer(5, STEPS.length))
  const confirmed =
    assignedAt === null ? 0 : endedAt === null ? random.integer(0, steps.length) : steps.length
  const waits = assignedAt !== null && confirmed < steps.length && random.chance(0.4)
  const span = ((endedAt ?? now) - (assignedAt ?? now)) / (steps.length + 1)
  return steps.map(([title, description, amount, unit], index) => {
    const at = (assignedAt ?? now) + span * (index + 1)
    return {
      title,
      description,
      amount,
      unit,
      finishedAt: index < confirmed || (waits && index === confirmed) ? at - span / 4 : null,
      acceptedAt: index < confirmed ? at : null,
    }
  })
}

/** Students of the same department, some three for a topic; one topic in twenty has a positive answer. */
function interestsIn(
  random: Random,
  instructor: number,
  scale: Scale,
  { createdAt, now }: { createdAt: number; now: number },
): Life['interests'] {
  const department = departmentOf(instructor, scale)
  const students = Math.floor((scale.searching - department) / scale.departments) + 1
  const first = random.integer(0, students - 1)
  const count = Math.min(students, random.integer(0, 6))
  const chosen = random.chance(0.05) ? 0 : -1
  return Array.from({ length: count }, (_, index) => ({
    student: searchingId(department + ((first + index) % students) * scale.departments, scale),
    declaredAt: now - random.next() * Math.min(now - createdAt, 120 * DAY),
    answeredPositively: index === chosen,
  }))
}

/** Three to so many different ones; few keywords are used often, and most seldom. */
export function keywordsOf(random: Random, keywords: number, most: number): number[] {
  const wanted = random.integer(3, most)
  const chosen = new Set<number>()
  while (chosen.size < wanted) chosen.add(1 + Math.floor(keywords * random.next() ** 2))
  return [...chosen]
}
