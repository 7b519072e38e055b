/** `2025–26`: an academic year by its two calendar years. */
export function formatAcademicYear(year: number): string {
  return `${year}–${String((year + 1) % 100).padStart(2, '0')}`
}
