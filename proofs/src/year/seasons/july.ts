import type { Season } from '../calendar.ts'
import type { Statistics } from '../findings.ts'
import { act, happened, type World } from '../world.ts'

/** The year is counted: by an administrator for the department, and by an instructor for the own one. */
// biome-ignore lint/correctness/useYield: all of it happens on the day on which it begins
export async function* counting(world: World, found: (statistics: Statistics) => void): Season {
  const query = { depID: String(world.departmentId), year: 2025 }
  found(await act(world, world.administrator, 'getStatistics', { query }))
  await act(world, world.random.pick(world.instructors), 'getOwnStatistics', { query: { year: 2025 } })
  happened(world, 'statistics were read')
}
