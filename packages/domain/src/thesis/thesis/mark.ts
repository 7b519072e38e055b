/** The mark is an integer from 1 to 10. */
export const LOWEST_MARK = 1
export const HIGHEST_MARK = 10

export function isMark(value: number): boolean {
  return Number.isInteger(value) && value >= LOWEST_MARK && value <= HIGHEST_MARK
}
