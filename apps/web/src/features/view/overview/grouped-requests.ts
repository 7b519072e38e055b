import type { Person } from '../../../entities/person/person.ts'
import type { OverviewEntry } from './overview.mapper.ts'

/** What waits about one thesis: a single matter, or all its interests together. */
export interface OverviewGroup extends Omit<OverviewEntry, 'student'> {
  /** The students concerned, the oldest interest first. */
  students: Person[]
  /** The number of matters in the entry. */
  count: number
}

/** All interests in one thesis are one entry with their number, at the place of the oldest. */
export function groupRequests(entries: readonly OverviewEntry[]): OverviewGroup[] {
  const groups = new Map<string, OverviewGroup>()
  for (const { student, ...entry } of entries) {
    const key = `${entry.thesis.id} ${entry.reason}`
    const group = groups.get(key) ?? { ...entry, students: [], count: 0 }
    group.count += 1
    if (student !== null) group.students.push(student)
    groups.set(key, group)
  }
  return [...groups.values()]
}
