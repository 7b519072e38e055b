/** «2026/118»: papers are counted by department and year, from 1. */
export function paperNumber(year: number, ordinal: number): string {
  return `${year}/${ordinal}`
}
