import { addDays, type IsoDate } from '@diatrivi/domain/shared/dates'
import { kindOf, type ReceivedMail } from './mailbox.ts'
import type { World } from './world.ts'

export const ROLES = ['student', 'instructor', 'secretary', 'administrator', 'outsider'] as const
type Role = (typeof ROLES)[number]

/** More than so many in a week are looked at: by whom, and what they are about. */
export const MANY_A_WEEK = 5

/** How many mails of each kind went to people of each role, the most frequent kind first. */
export function mailsByKind({ api }: World): { kind: string; counts: Record<Role, number>; total: number }[] {
  const byKind = Map.groupBy(api.mails.all, kindOf)
  return [...byKind]
    .map(([kind, mails]) => ({ kind, counts: countsByRole(mails), total: mails.length }))
    .toSorted((one, other) => other.total - one.total)
}

export interface BusyWeek {
  address: string
  /** Its Monday. */
  week: IsoDate
  mails: readonly ReceivedMail[]
}

/** The weeks in which a person got more mails than a person likes, the fullest first. */
export function busyWeeks({ api }: World): BusyWeek[] {
  const byPersonAndWeek = Map.groupBy(api.mails.all, ({ to, day }) => `${to} ${mondayOf(day)}`)
  return [...byPersonAndWeek]
    .map(([key, mails]) => {
      const [address = '', week = ''] = key.split(' ')
      return { address, week: week as IsoDate, mails }
    })
    .filter(({ mails }) => mails.length > MANY_A_WEEK)
    .toSorted((one, other) => other.mails.length - one.mails.length)
}

/** What the mails of these weeks are about, the most frequent first. */
export function kindsIn(weeks: readonly BusyWeek[]): [kind: string, count: number][] {
  const kinds = Map.groupBy(
    weeks.flatMap(({ mails }) => mails),
    kindOf,
  )
  return [...kinds]
    .map(([kind, mails]): [string, number] => [kind, mails.length])
    .toSorted(([, one], [, other]) => other - one)
}

export function roleOf(address: string): Role {
  return ROLES.find((role) => address.startsWith(role)) ?? 'outsider'
}

function countsByRole(mails: readonly ReceivedMail[]): Record<Role, number> {
  const byRole = Map.groupBy(mails, ({ to }) => roleOf(to))
  return Object.fromEntries(ROLES.map((role) => [role, byRole.get(role)?.length ?? 0])) as Record<
    Role,
    number
  >
}

function mondayOf(day: IsoDate): IsoDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}
