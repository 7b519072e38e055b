/** Which of a student's keywords a topic meets: docs/regulation.md#fit. */
export interface Fit {
  /** The keywords that the topic itself carries. */
  topic: string[]
  /** The keywords that only its instructor's profile carries. */
  instructor: string[]
}

/** The keywords that meet those of a student. */
export interface FitsWith {
  topic: readonly string[]
  instructor: readonly string[]
}

/** A keyword that both carry counts for the topic alone. */
export function fitOf(keywords: readonly string[], { topic, instructor }: FitsWith): Fit {
  return {
    topic: keywords.filter((keyword) => topic.includes(keyword)),
    instructor: keywords.filter((keyword) => !topic.includes(keyword) && instructor.includes(keyword)),
  }
}

/** Negative when the first one fits better: one keyword of the topic outweighs all of the instructor. */
export function compareFits(one: Fit, other: Fit): number {
  return other.topic.length - one.topic.length || other.instructor.length - one.instructor.length
}
