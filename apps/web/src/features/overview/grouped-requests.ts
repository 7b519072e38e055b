import type { Person } from '../../entities/person/person.ts'
import type { OverviewEntry } from './overview.mapper.ts'

/** What waits about one thesis: a single matter, or all the requests for it together. */
export interface OverviewGroup extends Omit<OverviewEntry, 'student'> {
  /** Those it concerns, the oldest request first. */
  students: Person[]
  /** How many matters it stands for. */
  count: number
}

/** A thesis that fifteen students asked for is one entry that says so, where its oldest request stands. */
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
