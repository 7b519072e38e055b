import { addDays, type IsoDate } from '@diatrivi/domain/shared/dates'
import { kindOf, type Letter } from './letters.ts'
import type { World } from './world.ts'

export const ROLES = ['student', 'instructor', 'secretary', 'administrator', 'outsider'] as const
type Role = (typeof ROLES)[number]

/** More than so many in a week are looked at: by whom, and what they are about. */
export const MANY_A_WEEK = 5

/** How many mails of each kind went to people of each role, the most frequent kind first. */
export function mailsByKind({ api }: World): { kind: string; counts: Record<Role, number>; total: number }[] {
  const byKind = Map.groupBy(api.letters.all, kindOf)
  return [...byKind]
    .map(([kind, letters]) => ({ kind, counts: countsByRole(letters), total: letters.length }))
    .toSorted((one, other) => other.total - one.total)
}

export interface BusyWeek {
  address: string
  /** Its Monday. */
  week: IsoDate
  letters: readonly Letter[]
}

/** The weeks in which a person got more mails than a person likes, the fullest first. */
export function busyWeeks({ api }: World): BusyWeek[] {
  const byPersonAndWeek = Map.groupBy(api.letters.all, ({ to, day }) => `${to} ${mondayOf(day)}`)
  return [...byPersonAndWeek]
    .map(([key, letters]) => {
      const [address = '', week = ''] = key.split(' ')
      return { address, week: week as IsoDate, letters }
    })
    .filter(({ letters }) => letters.length > MANY_A_WEEK)
    .toSorted((one, other) => other.letters.length - one.letters.length)
}

/** What the mails of these weeks are about, the most frequent first. */
export function kindsIn(weeks: readonly BusyWeek[]): [kind: string, count: number][] {
  const kinds = Map.groupBy(
    weeks.flatMap(({ letters }) => letters),
    kindOf,
  )
  return [...kinds]
    .map(([kind, letters]): [string, number] => [kind, letters.length])
    .toSorted(([, one], [, other]) => other - one)
}

export function roleOf(address: string): Role {
  return ROLES.find((role) => address.startsWith(role)) ?? 'outsider'
}

function countsByRole(letters: readonly Letter[]): Record<Role, number> {
  const byRole = Map.groupBy(letters, ({ to }) => roleOf(to))
  return Object.fromEntries(ROLES.map((role) => [role, byRole.get(role)?.length ?? 0])) as Record<
    Role,
    number
  >
}

function mondayOf(day: IsoDate): IsoDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}
