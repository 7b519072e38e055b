import type { Rank } from '@diatrivi/domain/people/account/role'
import type { People, Person } from './people.ts'
import type { Random } from './random.ts'

/** The people of a department, by their part in the demo. */
export interface Cast {
  instructors: Instructor[]
  /** One for each thesis that has, or had, a student. */
  working: Person[]
  /** Students without a thesis, who declare interest. */
  free: Person[]
  /** Registered, the e-mail address not yet confirmed. */
  inactive: Person[]
}

export interface Instructor {
  person: Person
  rank: Rank
  isPublic: boolean
}

export interface CastSize {
  instructors: number
  working: number
  free: number
}

/** The accounts that the start prints and the guides name. */
export const DEMO_USERNAMES = {
  administrator: 'admin',
  secretary: 'secretary',
  instructor: 'instructor',
  /** Has declared interest and has no answer yet. */
  newcomer: 'student',
  /** Has a positive answer to accept or decline. */
  answered: 'student2',
  /** Has a thesis in progress. */
  working: 'student3',
  /** Sits in committees of the department with a rule book. */
  member: 'member',
  /** A thesis that is examined today. */
  examined: 'student5',
  /** Has not confirmed the e-mail address. */
  inactive: 'student4',
} as const

const RANKS: readonly Rank[] = [
  'professor',
  'assistant',
  'associate',
  'lecturer',
  'professor',
  'adjunct',
  'associate',
]

export function castDepartment(people: People, random: Random, size: CastSize): Cast {
  const turn = random.integer(0, RANKS.length - 1)
  return {
    instructors: several(size.instructors, (index) => ({
      person: people.next(),
      rank: RANKS[(turn + index) % RANKS.length] ?? 'assistant',
      isPublic: random.chance(0.85),
    })),
    working: several(size.working, people.next),
    free: several(size.free, people.next),
    inactive: random.chance(0.3) ? [people.next()] : [],
  }
}

/** The department of the demo accounts: they come first among their own. */
export function castDemoDepartment(people: People, random: Random, size: CastSize): Cast {
  const instructor = people.named(DEMO_USERNAMES.instructor, 'Μαρία', 'Ανδρεάδου')
  const newcomer = people.named(DEMO_USERNAMES.newcomer, 'Γιώργος', 'Παπαδάκης')
  const answered = people.named(DEMO_USERNAMES.answered, 'Κατερίνα', 'Μαυρίδου')
  const working = people.named(DEMO_USERNAMES.working, 'Δημήτρης', 'Οικονόμου')
  const inactive = people.named(DEMO_USERNAMES.inactive, 'Ιωάννα', 'Σταθοπούλου')
  const others = castDepartment(people, random, {
    instructors: size.instructors - 1,
    working: size.working - 1,
    free: size.free - 2,
  })
  const [privateOne, ...rest] = others.instructors
  if (privateOne === undefined) throw new Error('The demo department needs colleagues')
  return {
    instructors: [
      { person: instructor, rank: 'associate', isPublic: true },
      { ...privateOne, isPublic: false },
      ...rest,
    ],
    working: [working, ...others.working],
    free: [newcomer, answered, ...others.free],
    inactive: [inactive],
  }
}

function several<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
