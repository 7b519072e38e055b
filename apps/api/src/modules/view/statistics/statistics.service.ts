import { academicYear, academicYearOf, yearsUntil } from '@diatrivi/domain/view/statistics/academic-year'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Reader } from '../../../platform/database/transaction.ts'
import { MINUTE } from '../../../platform/durations.ts'
import { Refusal } from '../../../platform/refusal/refusal.ts'
import { departmentExists, institutionExists } from '../../institution/institution/institution.queries.ts'
import { loadOfInstructors, spreadOfLoad } from './load.queries.ts'
import type { Figures, Scope } from './statistics.model.ts'
import { figuresOfDepartments, studentsByThesis, thesesByState } from './statistics.queries.ts'
import { figuresOfYears } from './years.queries.ts'

/** Figures go through every thesis of their scope, so they are counted once for all who ask within some minutes. */
const KEPT_FOR = 5 * MINUTE
/** The most figures that are kept, of all scopes and years together; the oldest go. */
const KEPT_MOST = 200

interface Dependencies {
  db: Db
  replica: Reader
  clock: Clock
}

/** Figures of many theses: docs/regulation.md#statistics. They are whole; the presenter hides small groups. */
export function statisticsService({ db, replica, clock }: Dependencies) {
  const kept = new Map<string, { at: number; figures: Promise<Figures> }>()

  return {
    async figures(scope: Scope, year = academicYearOf(clock.today())): Promise<Figures> {
      if (!(await scopeExists(scope))) throw new Refusal('not_found')
      const key = JSON.stringify([scope, year])
      const now = clock.now().getTime()
      const known = kept.get(key)
      if (known !== undefined && now - known.at < KEPT_FOR) return known.figures
      const figures = count(scope, year)
      keep(key, { at: now, figures })
      // What failed is counted again for the next caller; the present one gets the error.
      figures.catch(() => kept.delete(key))
      return figures
    },
  }

  function scopeExists(scope: Scope): Promise<boolean> {
    if (scope.kind === 'department') return departmentExists(db, scope.id)
    return scope.kind === 'institution' ? institutionExists(db, scope.id) : Promise.resolve(true)
  }

  function keep(key: string, entry: { at: number; figures: Promise<Figures> }): void {
    kept.delete(key)
    kept.set(key, entry)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest)
  }

  /** One statement after the other, so that figures take one connection of the pool. */
  async function count(scope: Scope, year: number): Promise<Figures> {
    const moment = { year: academicYear(year), today: clock.today() }
    const asked = yearsUntil(year)
    const knownYears = await figuresOfYears(replica, scope, asked)
    return {
      at: clock.now(),
      year,
      theses: await thesesByState(replica, scope),
      students: await studentsByThesis(replica, scope),
      years: knownYears.filter((one) => asked.some((wanted) => wanted.year === one.year)),
      knownYears,
      departments: scope.kind === 'department' ? [] : await figuresOfDepartments(replica, scope, moment.year),
      load: await spreadOfLoad(replica, scope, moment),
      instructors: scope.kind === 'department' ? await loadOfInstructors(replica, scope, moment) : [],
    }
  }
}

export type StatisticsService = ReturnType<typeof statisticsService>
