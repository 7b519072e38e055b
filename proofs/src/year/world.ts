import { account } from '@diatrivi/api/modules/people/account/tables'
import { isApiError } from '@diatrivi/client/api-error'
import type { Given } from '@diatrivi/client/call-options'
import { type Client, createClient } from '@diatrivi/client/client'
import type { Wire } from '@diatrivi/contract/endpoints'
import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import { eq } from 'drizzle-orm'
import { type Random, randomFrom } from '../interleavings/random.ts'
import { Calendar } from './calendar.ts'
import { newOutsider, newPerson, type Outsider, type Person, times } from './people.ts'
import type { Scale } from './scale.ts'
import type { ServedYear } from './served-year.ts'
import { Actions, type Actor } from './tally.ts'
import type { Life, Topic } from './thesis.ts'

/** A department in its year: its people, what they work on, and what each role has done so far. */
export interface World {
  api: ServedYear
  scale: Scale
  random: Random
  calendar: Calendar
  actions: Actions
  departmentId: number
  administrator: Person
  secretaries: Person[]
  instructors: Person[]
  students: Person[]
  outsiders: Outsider[]
  topics: Topic[]
  /** Theses that were accepted, in their order. */
  lives: Life[]
  /** What happened, by how often: «a step was returned». */
  happenings: Map<string, number>
}

/** What went against the rules of the year, or against what the API says of itself. */
export class BrokenYear extends Error {
  override name = 'BrokenYear'
}

/** How long each action takes: people are many, and the day is long. */
const SECONDS_AN_ACTION = 10

export function newWorld(api: ServedYear, scale: Scale): World {
  return {
    api,
    scale,
    random: randomFrom(scale.seed),
    calendar: new Calendar(),
    actions: new Actions(),
    departmentId: 0,
    administrator: newPerson('administrator', 0),
    secretaries: times(scale.secretaries, (number) => newPerson('secretary', number)),
    instructors: times(scale.instructors, (number) => newPerson('instructor', number)),
    students: times(scale.students, (number) => newPerson('student', number)),
    outsiders: times(Math.ceil(scale.students / 20), newOutsider),
    topics: [],
    lives: [],
    happenings: new Map(),
  }
}

/** A call by a person, who signs in when the last time is long ago. Counts as an action of the role when it writes. */
export async function act<Name extends RouteName>(
  world: World,
  person: Person,
  name: Name,
  ...given: Given<Name>
): Promise<Wire<Name>['response']> {
  const { token } = await signedIn(world, person)
  return made(world, { actor: person.role, name, who: person.username }, () =>
    clientOf(world, token).call(name, ...given),
  )
}

/** A call without a session: of a person who has no account, or not yet, and whom a code of a mail lets in. */
export function actByMail<Name extends RouteName>(
  world: World,
  { role, email }: Pick<Person | Outsider, 'role' | 'email'>,
  name: Name,
  ...given: Given<Name>
): Promise<Wire<Name>['response']> {
  return made(world, { actor: role, name, who: email }, () => clientOf(world, null).call(name, ...given))
}

/** The bytes that a person downloads. */
export async function download<Name extends RouteName>(
  world: World,
  person: Person,
  name: Name,
  ...given: Given<Name>
): Promise<Uint8Array> {
  const { token } = await signedIn(world, person)
  return made(world, { actor: person.role, name, who: person.username }, async () => {
    const response = await clientOf(world, token).open(name, ...given)
    return new Uint8Array(await response.arrayBuffer())
  })
}

export const happened = ({ happenings }: World, what: string): void => {
  happenings.set(what, (happenings.get(what) ?? 0) + 1)
}

export function clientOf({ api }: World, token: string | null): Client {
  return createClient(token === null ? { apiUrl: api.apiUrl } : { apiUrl: api.apiUrl, token })
}

/**
 * Each person signs in on each day on which he or she acts, because a session that is not used ends after a day. By the
 * password for the first time; a session is opened without it later, because its hashing is all that would take long.
 */
async function signedIn(world: World, person: Person): Promise<{ token: string }> {
  const { today } = world.calendar
  if (person.token !== null && person.signedInOn === today) return { token: person.token }
  const isFirst = person.token === null
  person.token = isFirst ? await byPassword(world, person) : await openSession(world, person)
  person.signedInOn = today
  return { token: person.token }
}

async function byPassword(world: World, { role, username, password }: Person): Promise<string> {
  const { jwt_token: token } = await made(world, { actor: role, name: 'signIn', who: username }, () =>
    clientOf(world, null).call('signIn', { body: { username, password } }),
  )
  if (token === null) throw new BrokenYear(`${username} cannot sign in on ${world.calendar.today}.`)
  return token
}

async function openSession(
  { api: { platform }, actions }: World,
  { role, username }: Person,
): Promise<string> {
  actions.count(role, 'signIn')
  return platform.db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ accountId: account.id })
      .from(account)
      .where(eq(account.username, username))
    if (owner === undefined) throw new BrokenYear(`${username} has no account.`)
    return platform.sessions.open(tx, { ...owner, kind: 'full', userAgent: null })
  })
}

interface Made {
  actor: Actor
  name: RouteName
  who: string
}

async function made<Answer>(
  { api: { clock }, actions, calendar }: World,
  { actor, name, who }: Made,
  call: () => Promise<Answer>,
): Promise<Answer> {
  clock.advance({ seconds: SECONDS_AN_ACTION })
  try {
    const answer = await call()
    if (ROUTES[name].startsWith('GET ')) actions.reads += 1
    else actions.count(actor, name)
    return answer
  } catch (error) {
    if (!isApiError(error)) throw error
    const why = `${error.status} ${error.code} ${error.message} ${JSON.stringify(error.fields)}`
    throw new BrokenYear(`${calendar.today}: ${name} by ${who} was refused: ${why}`)
  }
}
