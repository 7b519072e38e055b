import type { Access } from '@diatrivi/contract/endpoint'
import { ROLES, type Role } from '@diatrivi/domain/people/account/role'
import { createPlatform } from '../../create-platform.ts'
import type { AccountValues } from '../account.factories.ts'
import type { TestApi } from '../test-api.ts'
import type { Scene } from './scene.ts'

/** Callers whose session is invalid or not sufficient. */
export const STRANGERS = ['no token', 'bad token', 'expired', 'revoked', 'inactive'] as const
export type Stranger = (typeof STRANGERS)[number]

/** Active people with a session: every role, near to what the call touches and far from it. */
const PEOPLE = {
  'its instructor': ({ instructor }: Scene) => instructor,
  'another instructor': ({ anotherInstructor }: Scene) => anotherInstructor,
  'its student': ({ student }: Scene) => student,
  'the interested student': ({ interestedStudent }: Scene) => interestedStudent,
  'another student': ({ anotherStudent }: Scene) => anotherStudent,
  'its secretary': ({ secretary }: Scene) => secretary,
  'another secretary': ({ anotherSecretary }: Scene) => anotherSecretary,
  'its head': ({ head }: Scene) => head,
  'another head': ({ anotherHead }: Scene) => anotherHead,
  'an administrator': ({ administrator }: Scene) => administrator,
}
export type Person = keyof typeof PEOPLE

export type Caller = Stranger | Person
export const CALLERS = [
  ...STRANGERS,
  ...(Object.keys(PEOPLE) as Person[]),
] as const satisfies readonly Caller[]

export const isPerson = (caller: Caller): caller is Person => caller in PEOPLE
/** The head of a department is an instructor who holds an office of it. */
export const holdsOffice = (person: Person): boolean => person.endsWith('head')
export const roleOf = (person: Person): Role =>
  holdsOffice(person) ? 'instructor' : (ROLES.find((role) => person.endsWith(role)) ?? 'student')

/** Returns a function that gives a caller a token. Days pass meanwhile, because a session has to expire. */
export async function prepareCallers(api: TestApi) {
  const { given, db, clock } = api
  const { sessions } = createPlatform(api)

  const sessionOf = ({ id, isActive = true }: { id: number; isActive?: boolean }): Promise<string> =>
    db.transaction((tx) =>
      sessions.open(tx, { accountId: id, kind: isActive ? 'full' : 'activation', userAgent: null }),
    )
  const sessionOfOne = async (values: AccountValues) => sessionOf(await given.anAccount(values))

  const ofEveryRole = async <Value>(make: (role: Role) => Promise<Value>): Promise<Record<Role, Value>> => ({
    instructor: await make('instructor'),
    student: await make('student'),
    administrator: await make('administrator'),
    secretary: await make('secretary'),
  })

  const expired = await ofEveryRole((role) => sessionOfOne({ role }))
  clock.advance({ days: 8 })
  const inactive = await ofEveryRole((role) => given.anAccount({ role, isActive: false }))
  const tokens: Record<Exclude<Stranger, 'no token' | 'inactive'>, Record<Role, string>> = {
    expired,
    'bad token': await ofEveryRole(async (role) =>
      withSignatureOf(await sessionOfOne({ role }), await sessionOfOne({ role })),
    ),
    revoked: await ofEveryRole(async (role) => {
      const token = await sessionOfOne({ role })
      await api.bearing(token).call('signOut')
      return token
    }),
  }

  /** Strangers have a role that the endpoint admits, so that they are not refused for their role. */
  return async (caller: Caller, access: Access, scene: Scene): Promise<string | null> => {
    if (isPerson(caller)) return sessionOf(PEOPLE[caller](scene))
    const [role = 'student'] = access.kind === 'signedIn' ? access.roles : []
    // Each call has a session of its own, because some calls end their session.
    if (caller === 'inactive') return sessionOf(inactive[role])
    return caller === 'no token' ? null : tokens[caller][role]
  }
}

/** The claims of one session under the signature of another. */
function withSignatureOf(other: string, token: string): string {
  return [...token.split('.').slice(0, 2), other.split('.')[2]].join('.')
}
