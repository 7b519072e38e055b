import { factories } from '@diatrivi/api/testing/factories'
import { addDays, athensMoment, type IsoDate } from '@diatrivi/domain/shared/dates'
import { brokenInvariants, hasOrphanedFiles } from '../interleavings/invariants.ts'
import { LAST_DAY, type Season } from './calendar.ts'
import { disorderAtTheEnd, type Statistics } from './findings.ts'
import type { Scale } from './scale.ts'
import { choosing } from './seasons/choosing.ts'
import { counting } from './seasons/july.ts'
import { offering } from './seasons/offering.ts'
import { paperwork } from './seasons/papers.ts'
import { arrivals, opening } from './seasons/september.ts'
import type { ServedYear } from './served-year.ts'
import { incompleteIn, type TakeOut, takeOuts } from './take-out.ts'
import { BrokenYear, newWorld, type World } from './world.ts'

/** Hours of a day in Athens: people begin to work, and what is done after them. */
const [MORNING, EVENING] = [9, 21]

export interface PlayedYear {
  world: World
  statistics: Statistics
  taken: TakeOut[]
  days: number
}

/** Plays a department from September to July; throws BrokenYear at the first thing that is not as it should be. */
export async function playYear(
  api: ServedYear,
  scale: Scale,
  progress: (world: World) => void = () => undefined,
): Promise<PlayedYear> {
  const world = newWorld(api, scale)
  await found(world)
  let statistics: Statistics | undefined
  const seasons: [IsoDate, Season][] = [
    ['2025-09-01', opening(world)],
    ['2025-09-08', arrivals(world)],
    ['2025-09-22', offering(world)],
    ['2025-09-29', choosing(world)],
    ['2025-10-03', paperwork(world)],
    [LAST_DAY, counting(world, (counted) => (statistics = counted))],
  ]
  for (const [day, season] of seasons) world.calendar.begin(season, day)

  let days = 0
  for (const { calendar } = world; !calendar.isOver; calendar.today = addDays(calendar.today, 1)) {
    await playDay(world)
    days += 1
    progress(world)
  }
  if (statistics === undefined) throw new BrokenYear('Nobody counted the year.')
  const taken = await takeOuts(world)
  const problems = [...disorderAtTheEnd(world, statistics), ...incompleteIn(taken)]
  if (problems.length > 0) throw new BrokenYear(problems.join('\n'))
  return { world, statistics, taken, days }
}

async function playDay(world: World): Promise<void> {
  const { api, calendar, scale } = world
  if (!scale.everyDay && !calendar.isBusy) return
  const at = (hour: number) => api.clock.set(athensMoment(calendar.today, hour).toISOString())
  at(MORNING)
  await calendar.play()
  at(EVENING)
  await api.runJobs()
  const problems = [
    ...(await brokenInvariants(api.platform.db)),
    ...((await hasOrphanedFiles(api.platform.db, api.filesFolder)) ? ['files and rows differ'] : []),
    ...api.failures.splice(0),
  ]
  if (problems.length > 0) throw new BrokenYear(`${calendar.today}: ${problems.join('\n')}`)
}

/** What stands before the year: the department, and who looks after the installation. */
async function found(world: World): Promise<void> {
  const given = factories(world.api.platform)
  const { id } = await given.aDepartment({ name: 'Τμήμα Μηχανικών Υπολογιστών' })
  world.departmentId = id
  const { username, email, password } = world.administrator
  await given.anAdministrator({ username, email, password })
}
