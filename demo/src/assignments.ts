import type { TopicFact } from './facts.ts'
import type { Random } from './random.ts'
import { DEMO_INSTRUCTOR, isUngiven, type Situation, type Turns } from './theses/situations.ts'

/** A topic of an instructor and the situation of its thesis. */
export interface Assignment {
  topic: TopicFact
  /** Index among the department's instructors. */
  instructor: number
  situation: Situation
}

const TOPICS_PER_INSTRUCTOR = 2.4

export function instructorsFor(topics: number): number {
  return Math.min(6, Math.max(2, Math.round(topics / TOPICS_PER_INSTRUCTOR)))
}

/** Deals the topics out to the instructors. */
export function dealTopics(
  topics: readonly TopicFact[],
  instructors: number,
  turns: Turns,
  random: Random,
): Assignment[] {
  const situations = turns.take(topics.length)
  return random.shuffle(topics).map((topic, index) => ({
    topic,
    instructor: index % instructors,
    situation: situations[index] ?? 'quiet',
  }))
}

/** The demo instructor is the first and gets every situation, on topics of the department's own field first. */
export function dealDemoTopics(
  topics: readonly TopicFact[],
  field: string | null,
  instructors: number,
  turns: Turns,
  random: Random,
): Assignment[] {
  const own = random.shuffle(topics.filter((topic) => topic.field === field))
  const others = random.shuffle(topics.filter((topic) => topic.field !== field))
  const sorted = [...own, ...others]
  const mine = random
    .shuffle(sorted.slice(0, DEMO_INSTRUCTOR.length))
    .map(
      (topic, index): Assignment => ({ topic, instructor: 0, situation: DEMO_INSTRUCTOR[index] ?? 'quiet' }),
    )
  const theirs = dealTopics(sorted.slice(DEMO_INSTRUCTOR.length), instructors - 1, turns, random)
  return [...mine, ...theirs.map((one) => ({ ...one, instructor: one.instructor + 1 }))]
}

/** Whether a student works on the thesis, finished it or gave it up. */
export function hasOrHadStudent({ situation }: Assignment): boolean {
  return situation === 'released' || !isUngiven(situation)
}
