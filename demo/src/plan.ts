import { addDays, athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import { administratorAccount, secretaryAccount, type UndatedAccount } from './accounts.ts'
import { DEMO_USERNAMES } from './cast.ts'
import type { DemoPlan, PlannedAccount, PlannedEvent } from './demo-plan.ts'
import { type DepartmentParts, type Keys, planDepartment } from './department.ts'
import { readFacts } from './facts.ts'
import { inOrder } from './history.ts'
import { morning } from './moments.ts'
import type { PlanSoFar } from './notices/plan-index.ts'
import { planNotices } from './notices/plan-notices.ts'
import type { Documents } from './papers.ts'
import { peopleFrom, withNamed } from './people.ts'
import {
  DEMO_PLACE,
  findDepartment,
  type NumberedDepartment,
  numberDepartments,
  OTHER_PLACES,
  PROCESS_PLACE,
} from './places.ts'
import { planProcess } from './process/plan-process.ts'
import { STAGES } from './process/stages.ts'
import { type Random, randomFrom } from './random.ts'
import { situationTurns } from './theses/situations.ts'

/** The seed of every demo, so that guides and screenshots agree with what a reader sees. */
export const DEMO_SEED = 'diatrivi'

/** The first instructor of the department, and the student of its sixth thesis, which is examined today. */
const NAMED_IN_PROCESS = {
  1: [DEMO_USERNAMES.member, 'Νίκος', 'Βλάχος'],
  12: [DEMO_USERNAMES.examined, 'Ελένη', 'Παπαδάκη'],
} as const

/** The demo installation as it stands on a day: the same seed and day give the same plan, to the byte. */
export function planDemo({ seed, today }: { seed: string; today: IsoDate }): DemoPlan {
  const facts = readFacts()
  const random = randomFrom(seed)
  const documents: Documents = new Map()
  const departments = numberDepartments(facts)
  const people = peopleFrom(facts, random.fork('people'))
  const turns = situationTurns()
  const keys: Keys = { thesis: counter(), list: counter(), image: counter(), pastAssignment: counter() }
  const administrator = people.named(DEMO_USERNAMES.administrator, 'Ελένη', 'Παπαϊωάννου')
  const plain = [DEMO_PLACE, ...OTHER_PLACES].map((place, index) =>
    planDepartment({
      facts,
      documents,
      people,
      turns,
      keys,
      today,
      place,
      random: random.fork(`department ${index}`),
      department: findDepartment(departments, place),
      isDemo: place === DEMO_PLACE,
    }),
  )
  const processDepartment = findDepartment(departments, PROCESS_PLACE)
  const withBook = planDepartment({
    facts,
    documents,
    people: withNamed(people, NAMED_IN_PROCESS),
    turns: { take: () => STAGES.map(({ situation }) => situation) },
    keys,
    today,
    place: PROCESS_PLACE,
    random: random.fork('process department'),
    department: processDepartment,
    isDemo: false,
  })
  const { theses: processTheses, process } = planProcess({
    parts: withBook,
    department: processDepartment.key,
    documents,
    today,
    random: random.fork('process'),
  })
  const parts = [...plain, { ...withBook, theses: processTheses }]
  const events = inOrder(parts.flatMap(({ theses }) => theses.flatMap(({ history }) => history.events())))
  // Last, so that she changes no number of the others.
  const secretary = people.named(DEMO_USERNAMES.secretary, 'Αγγελική', 'Δημητρίου')
  const accounts = [
    administratorAccount(administrator),
    ...parts.flatMap((part) => part.accounts),
    secretaryAccount(secretary, processDepartment),
  ]
  const theses = parts.flatMap((part) => part.theses.map(({ thesis }) => thesis))
  const plan: PlanSoFar = {
    seed,
    today,
    ...places(departments),
    images: parts.flatMap(({ images }) => images),
    documents,
    accounts: dated(accounts, events, today, random.fork('accounts')),
    keywords: [...new Set([...theses, ...accounts].flatMap(({ keywords }) => keywords))].toSorted(),
    theses: withLastChange(theses, events),
    interests: parts.flatMap((part) => [
      ...part.theses.flatMap(({ accepted }) => accepted ?? []),
      ...part.interests,
    ]),
    lists: listsOf(parts),
    pastAssignments: parts.flatMap((part) => part.theses.flatMap(({ pastAssignments }) => pastAssignments)),
    events: withNames(events, accounts),
    ...process,
  }
  return { ...plan, notices: planNotices(plan) }
}

function counter(): () => number {
  let last = 0
  return () => ++last
}

function places(departments: readonly NumberedDepartment[]): Pick<DemoPlan, 'institutions' | 'departments'> {
  const institutions = new Map(departments.map((entry) => [entry.institutionKey, entry.institution]))
  return {
    institutions: [...institutions].map(([key, { instName, instType, instURL }]) => ({
      key,
      name: instName,
      type: instType === 'grUni' ? 'university' : 'technological',
      url: instURL,
    })),
    departments: departments.map(({ key, institutionKey, department }) => ({
      key,
      institution: institutionKey,
      name: department.depName,
      city: department.depCity,
      url: department.depUrl,
      latitude: department.depLat,
      longitude: department.depLng,
    })),
  }
}

/** An event about a student keeps the name too, because a history outlives the accounts. */
function withNames(events: readonly PlannedEvent[], accounts: readonly UndatedAccount[]): PlannedEvent[] {
  const names = new Map(
    accounts.map(({ username, firstName, surname }) => [username, `${firstName} ${surname}`]),
  )
  return events.map((event) => {
    const { student } = event.details
    const studentName = typeof student === 'string' ? names.get(student) : undefined
    return studentName === undefined ? event : { ...event, details: { ...event.details, studentName } }
  })
}

/** Every person registered some months before the first action. */
function dated(
  accounts: readonly UndatedAccount[],
  events: readonly PlannedEvent[],
  today: IsoDate,
  random: Random,
): PlannedAccount[] {
  const firstActions = new Map<string, IsoDate>()
  for (const { actor, happenedAt } of events) {
    if (!firstActions.has(actor)) firstActions.set(actor, athensDate(new Date(happenedAt)))
  }
  return accounts.map((account) => {
    const firstAction = firstActions.get(account.username) ?? today
    const before = account.isActive ? random.integer(60, 420) : 2
    return { ...account, createdAt: morning(addDays(firstAction, -before), random) }
  })
}

function withLastChange(theses: DemoPlan['theses'], events: readonly PlannedEvent[]): DemoPlan['theses'] {
  const lastEvents = new Map(events.map((event) => [event.thesis, event.happenedAt]))
  return theses.map((thesis) => ({ ...thesis, updatedAt: lastEvents.get(thesis.key) ?? thesis.createdAt }))
}

/** In the order of their keys; the last action on a step is the last change of its list. */
function listsOf(parts: readonly DepartmentParts[]): DemoPlan['lists'] {
  return parts
    .flatMap(({ theses, templates }) => [...theses.flatMap(({ lists }) => lists), ...templates])
    .toSorted((first, second) => first.key - second.key)
    .map((list) => {
      const actions = list.steps.flatMap((step) => [
        step.studentConfirmedAt,
        step.instructorConfirmedAt,
        step.returned?.at ?? null,
      ])
      const times = [list.updatedAt, ...actions].filter((time) => time !== null)
      return { ...list, updatedAt: times.toSorted().at(-1) ?? list.createdAt }
    })
}
