import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Cast, Instructor } from './cast.ts'
import { DEMO_USERNAMES } from './cast.ts'
import { instructorCv, studentCv } from './curricula.ts'
import type { PlannedAccount, PlannedFile } from './demo-plan.ts'
import type { Facts } from './facts.ts'
import { yearOf } from './moments.ts'
import type { Documents } from './papers.ts'
import { formOfAddressOf, type Person } from './people.ts'
import type { NumberedDepartment } from './places.ts'
import type { Random } from './random.ts'

/** An account whose first day is worked out once all actions of its owner are known. */
export type UndatedAccount = Omit<PlannedAccount, 'createdAt'>

export interface AccountSetting {
  facts: Facts
  documents: Documents
  random: Random
  today: IsoDate
  department: NumberedDepartment
  /** Keywords of the topics each instructor offers, by username. */
  keywordsOf: ReadonlyMap<string, readonly string[]>
}

const ALWAYS_WITH_CV: readonly string[] = [
  DEMO_USERNAMES.instructor,
  DEMO_USERNAMES.newcomer,
  DEMO_USERNAMES.working,
]

export function departmentAccounts(setting: AccountSetting, cast: Cast): UndatedAccount[] {
  return [
    ...cast.instructors.map((instructor) => instructorAccount(setting, instructor)),
    ...[...cast.working, ...cast.free].map((person) => studentAccount(setting, person, true)),
    ...cast.inactive.map((person) => studentAccount(setting, person, false)),
  ]
}

export function administratorAccount(person: Person): UndatedAccount {
  return { ...base(person), role: 'administrator', rank: null, department: null, isPublic: false }
}

export function secretaryAccount(person: Person, department: NumberedDepartment): UndatedAccount {
  return { ...base(person), role: 'secretary', rank: null, department: department.key, isPublic: false }
}

function base(person: Person) {
  const { username, firstName, surname, email } = person
  return { username, firstName, surname, email, formOfAddress: null, isActive: true, keywords: [], cv: null }
}

function instructorAccount(setting: AccountSetting, { person, rank, isPublic }: Instructor): UndatedAccount {
  const { random, documents, department, today } = setting
  const keywords = random.sample([...new Set(setting.keywordsOf.get(person.username))], random.integer(3, 6))
  let cv: PlannedFile | null = null
  if (hasCv(random, person, 0.28)) {
    const subject = { ...setting, person, interests: keywords, year: yearOf(today), rank }
    documents.set(`cv-${person.username}`, instructorCv(subject))
    cv = cvFile(person)
  }
  return {
    ...base(person),
    role: 'instructor',
    rank,
    formOfAddress: formOfAddressOf(person),
    department: department.key,
    isPublic,
    keywords,
    cv,
  }
}

function studentAccount(setting: AccountSetting, person: Person, isActive: boolean): UndatedAccount {
  const { random, documents, department, today } = setting
  const known = [...new Set([...setting.keywordsOf.values()].flat())]
  const keywords = isActive && random.chance(0.6) ? random.sample(known, random.integer(1, 4)) : []
  let cv: PlannedFile | null = null
  if (isActive && hasCv(random, person, 0.03)) {
    const interests = keywords.length > 0 ? keywords : random.sample(known, 2)
    documents.set(`cv-${person.username}`, studentCv({ ...setting, person, interests, year: yearOf(today) }))
    cv = cvFile(person)
  }
  const isPublic = random.chance(0.5)
  return {
    ...base(person),
    role: 'student',
    rank: null,
    department: department.key,
    isActive,
    isPublic,
    keywords,
    cv,
  }
}

const hasCv = (random: Random, person: Person, probability: number): boolean =>
  random.chance(probability) || ALWAYS_WITH_CV.includes(person.username)

const cvFile = (person: Person): PlannedFile => ({
  document: `cv-${person.username}`,
  name: `Βιογραφικό – ${person.surname}.pdf`,
})
