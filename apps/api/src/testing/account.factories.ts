import { codeHashes } from '../modules/people/account/one-time-code/secrets.model.ts'
import { account, oneTimeCode, passkey, session } from '../modules/people/account/tables.ts'
import { DAY, MINUTE } from '../platform/durations.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'
import type { PlaceFactories } from './place.factories.ts'

type AccountRow = typeof account.$inferSelect
type PasskeyRow = typeof passkey.$inferSelect
type SessionRow = typeof session.$inferSelect

/** `department` as a row or by `departmentId`; a password only where the test signs in with it. */
export type AccountValues = Partial<Omit<AccountRow, 'nameTrigrams'>> & {
  department?: { id: number }
  password?: string
}

const A_WEEK = 7 * DAY

export function accountFactories(
  { db, clock, passwords }: FactoryDependencies,
  { aDepartment }: PlaceFactories,
) {
  const anAccount = async ({ department, password, ...values }: AccountValues = {}): Promise<AccountRow> => {
    const number = nextNumber()
    const role = values.role ?? 'student'
    const isPlaced = values.departmentId !== undefined || role === 'administrator'
    return inserted(db, account, {
      username: `user${number}`,
      firstName: 'Μαρία',
      surname: `Ανδρεάδου ${number}`,
      email: `user${number}@example.org`,
      passwordHash: password === undefined ? null : await passwords.hash(password),
      isActive: true,
      departmentId: isPlaced ? null : (department ?? (await aDepartment())).id,
      ...values,
      role,
    })
  }

  /** A session other than the one in which the test signs the person in. */
  const aSession = async ({
    owner,
    ...values
  }: Partial<SessionRow> & { owner: { id: number } }): Promise<SessionRow> => {
    const createdAt = values.createdAt ?? clock.now()
    return inserted(db, session, {
      kind: 'full',
      createdAt,
      lastSeenAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + A_WEEK),
      ...values,
      accountId: owner.id,
    })
  }

  /** A passkey whose device no test has. */
  const aPasskey = async ({
    owner,
    ...values
  }: Partial<PasskeyRow> & { owner: { id: number } }): Promise<PasskeyRow> =>
    inserted(db, passkey, {
      credentialId: `passkey${nextNumber()}`,
      publicKey: 'none',
      counter: 0,
      transports: [],
      name: 'Κλειδί',
      ...values,
      accountId: owner.id,
    })

  /** The link to all that is kept about a person. */
  const aDataLink = async ({ owner }: { owner: { id: number } }): Promise<string> => {
    const link = `link${nextNumber()}`
    await inserted(db, oneTimeCode, {
      purpose: 'ownData',
      codeHash: codeHashes({ secret: 'of no matter' }).ofToken('own-data', link),
      createdAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + MINUTE),
      accountId: owner.id,
    })
    return link
  }

  return {
    anAccount,
    aDataLink,
    aSession,
    aPasskey,
    aStudent: (values: AccountValues = {}) => anAccount({ ...values, role: 'student' }),
    anInstructor: (values: AccountValues = {}) =>
      anAccount({ rank: 'associate', ...values, role: 'instructor' }),
    aSecretary: (values: AccountValues = {}) => anAccount({ ...values, role: 'secretary' }),
    anAdministrator: (values: AccountValues = {}) => anAccount({ ...values, role: 'administrator' }),
  }
}

export type AccountFactories = ReturnType<typeof accountFactories>
