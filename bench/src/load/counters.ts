/** The numbers that rows get which no thesis numbers. */
export interface Counters {
  file: number
  list: number
  item: number
  stepFile: number
  comment: number
  seat: number
  event: number
  notice: number
  /** How many interests each student has declared by now. */
  interests: Map<number, number>
}

export function newCounters(): Counters {
  return {
    file: 0,
    list: 0,
    item: 0,
    stepFile: 0,
    comment: 0,
    seat: 0,
    event: 0,
    notice: 0,
    interests: new Map(),
  }
}
