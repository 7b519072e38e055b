/** The mark is an integer from 1 to 10. */
export const LOWEST_MARK = 1
export const HIGHEST_MARK = 10

/** The mark as people read it: that of the committee, in hundredths, where there is one; the whole number only rounds it. */
export function readMark(mark: number | null, exactMark: number | null): number | null {
  return mark === null || exactMark === null ? mark : exactMark / 100
}

export function isMark(value: number): boolean {
  return Number.isInteger(value) && value >= LOWEST_MARK && value <= HIGHEST_MARK
}
