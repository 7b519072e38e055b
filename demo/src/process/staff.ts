import { RANKS } from '@diatrivi/domain/people/account/role'
import { addDays, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { UndatedAccount } from '../accounts.ts'
import type { PlannedAbsence, PlannedContract, PlannedOffice } from '../demo-plan.ts'
import { yearOf } from '../moments.ts'

interface StaffSetting {
  accounts: readonly UndatedAccount[]
  department: number
  programme: number
  today: IsoDate
}

interface PlannedStaff {
  offices: PlannedOffice[]
  absences: PlannedAbsence[]
  contracts: PlannedContract[]
}

/**
 * Who heads the department, stands in for its head and coordinates its programme; who is away, was or will be; and whose
 * contract ends. No person is away on a day of the demo's examinations.
 */
export function planStaff({ accounts, department, programme, today }: StaffSetting): PlannedStaff {
  const instructors = accounts
    .filter(({ role }) => role === 'instructor')
    .toSorted((one, other) => seniority(one) - seniority(other))
  const [head, deputy, coordinator, onLeave] = instructors.map(({ username }) => username)
  if (head === undefined || deputy === undefined || coordinator === undefined || onLeave === undefined)
    throw new Error('The department needs four instructors')
  // Terms begin with an academic year.
  const since: IsoDate = `${yearOf(today) - 1}-09-01`
  const before: IsoDate = `${yearOf(today) - 3}-09-01`
  const term = { department, programme: null, from: since, until: null }
  return {
    offices: [
      { ...term, person: deputy, kind: 'head', from: before, until: addDays(since, -1) },
      { ...term, person: head, kind: 'head' },
      { ...term, person: deputy, kind: 'deputy' },
      { ...term, person: coordinator, kind: 'coordinator', programme },
    ],
    absences: [
      {
        person: coordinator,
        kind: 'sabbatical',
        from: `${yearOf(today) - 2}-02-01`,
        until: `${yearOf(today) - 2}-07-31`,
      },
      {
        person: onLeave,
        kind: 'sabbatical',
        from: addDays(today, 90),
        until: addDays(today, 270),
      },
    ],
    contracts: instructors
      .filter(({ rank }) => rank === 'adjunct')
      .map(({ username }) => ({ person: username, end: `${yearOf(today) + 1}-08-31` })),
  }
}

function seniority({ rank }: UndatedAccount): number {
  return rank === null ? RANKS.length : RANKS.indexOf(rank)
}
