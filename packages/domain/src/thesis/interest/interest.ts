/** A student's declared interest in a thesis. Several instructors may answer; each thesis answers at most one positively. */
export interface InterestFacts {
  studentId: number
  /** 1 is the highest priority, 100 the lowest. */
  priority: number
  answeredPositively: boolean
}

export const HIGHEST_PRIORITY = 1
export const LOWEST_PRIORITY = 100
