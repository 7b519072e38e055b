import { isUnopened } from '@diatrivi/domain/people/account/activation'
import { domainOf } from '@diatrivi/domain/people/account/email-domain'
import {
  type AddressHolder,
  type Entry,
  type EntryRefusal,
  institutionalEntry,
  LINK_TRIES,
} from '@diatrivi/domain/people/account/institutional-sign-in'
import type { RequestThrottle } from '../../../platform/auth/request-throttle.ts'
import type { SignInThrottle } from '../../../platform/auth/sign-in-throttle.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { invalidFields } from '../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../platform/security-log/security-log.ts'
import { listDepartmentIds } from '../../institution/institution/institution.queries.ts'
import type { AccountRow } from '../account/account.model.ts'
import { findHolder, lockAccount } from '../account/account.queries.ts'
import type { ProviderEntry } from '../account/sign-in/provider-entry.service.ts'
import type { SignInOutcome } from '../account/sign-in/sign-in.service.ts'
import type { Identities } from './identities.service.ts'
import { findIdentity, listIdentities } from './identity.repository.ts'
import type { Named } from './named.model.ts'
import { countTry, deleteSignIn, lockNamed, type ProviderSignInRow } from './provider-sign-in.repository.ts'
import { ticketHash } from './ticket.model.ts'

export type InstitutionalOutcome =
  | { kind: 'signedIn'; outcome: SignInOutcome }
  | { kind: 'password' | 'wrongPassword'; email: string }
  | { kind: 'register'; email: string; firstName: string; surname: string; departmentIds: number[] }
  | { kind: 'refused'; reason: EntryRefusal | 'provider_refused' }
  | { kind: 'unavailable' }
  | { kind: 'over' }

interface Dependencies {
  db: Db
  config: Config
  clock: Clock
  requestThrottle: RequestThrottle
  signInThrottle: SignInThrottle
  securityLog: SecurityLog
  entries: ProviderEntry
  identities: Identities
}

const OVER = { kind: 'over' } as const

/** How a person comes in whom a provider has named: the rule is `institutionalEntry` of the domain. */
export function institutionalEntrance(deps: Dependencies) {
  const { db, config, clock, requestThrottle, signInThrottle, securityLog, entries, identities } = deps
  const { domains } = config.singleSignOn

  /** Judges what a locked sign-in may do now, anew at every step. */
  async function judge(tx: Tx, { issuer, subject, claims }: Named) {
    const known = await findIdentity(tx, { issuer, subject })
    const found = claims.email === null ? undefined : await findHolder(tx, claims.email)
    const account = found === undefined ? undefined : await lockAccount(tx, found.id)
    const entry = institutionalEntry({
      isKnown: known !== undefined,
      claims,
      domains: domains.map(({ domain }) => domain),
      holder: await holderOf(tx, account, issuer),
    })
    return { entry, known, account }
  }

  async function holderOf(tx: Tx, account: AccountRow | undefined, issuer: string): Promise<AddressHolder> {
    if (account === undefined) return 'nobody'
    const linked = await listIdentities(tx, account.id)
    if (linked.some((one) => one.issuer === issuer)) return 'linkedAccount'
    return isUnopened({ ...account, hasPassword: account.passwordHash !== null })
      ? 'invitedAccount'
      : 'account'
  }

  async function enter(tx: Tx, row: ProviderSignInRow, account: AccountRow, named: Named, caller: Caller) {
    await deleteSignIn(tx, row.handle)
    return { kind: 'signedIn', outcome: await entries.enter(tx, account, named.session, caller) } as const
  }

  function refused(reason: EntryRefusal, { address }: Caller): InstitutionalOutcome {
    securityLog.count({ kind: 'institution_refused', accountId: null, address, detail: reason })
    return { kind: 'refused', reason }
  }

  /** The departments among which a new student with the address chooses. */
  async function departmentsFor(tx: Tx, email: string): Promise<number[]> {
    const place = domains.find(({ domain }) => domain === domainOf(email))
    if (place === undefined) return []
    const ids = await listDepartmentIds(tx, place.institution)
    return place.departments.length === 0 ? ids : ids.filter((id) => place.departments.includes(id))
  }

  /** Locked first the sign-in, then the account. Outcomes of another step lead the person there. */
  async function withNamed(
    handle: string,
    caller: Caller,
    step: (tx: Tx, found: Step) => Promise<InstitutionalOutcome | null>,
  ): Promise<InstitutionalOutcome> {
    return db.transaction(async (tx) => {
      const row = await lockNamed(tx, handle, clock.now())
      const named = row?.named
      if (row === undefined || !named) return OVER
      const { entry, known, account } = await judge(tx, named)
      if (known !== undefined) {
        const owner = await lockAccount(tx, known.accountId)
        return owner === undefined ? OVER : enter(tx, row, owner, named, caller)
      }
      if (entry.kind === 'refused') return refused(entry.reason, caller)
      if (entry.kind === 'open' && account !== undefined) {
        await identities.link(tx, account, named, caller)
        return enter(tx, row, await entries.openInvited(tx, account), named, caller)
      }
      const email = named.claims.email ?? ''
      const done = await step(tx, { row, named, entry, account, email })
      if (done !== null) return done
      if (entry.kind === 'link') return { kind: 'password', email }
      const { firstName, surname } = named
      return { kind: 'register', email, firstName, surname, departmentIds: await departmentsFor(tx, email) }
    })
  }

  return {
    /** Says what a person who has just been named may do. */
    meet: (handle: string, caller: Caller) => withNamed(handle, caller, async () => null),

    /** The password is judged as at a sign-in, and counted there; five wrong ones end this sign-in. */
    async link(
      { ticket, password }: { ticket: string; password: string },
      caller: Caller,
    ): Promise<InstitutionalOutcome> {
      await requestThrottle(caller.address)
      const handle = ticketHash('ticket', ticket)
      const asked = await db.transaction(async (tx) => {
        const row = await lockNamed(tx, handle, clock.now())
        if (!row?.named || row.tries >= LINK_TRIES) return null
        const { entry, account } = await judge(tx, row.named)
        if (entry.kind !== 'link' || account === undefined) return null
        await countTry(tx, handle)
        return { account, email: row.named.claims.email ?? '' }
      })
      if (asked === null) return OVER
      const attempt = await entries.provePassword(asked.account, password, caller)
      if (attempt === null) return { kind: 'wrongPassword', email: asked.email }
      return withNamed(handle, caller, async (tx, { row, named, entry, account }) => {
        // Another password or another account by now: asked once more.
        const isSame = account?.id === asked.account.id && account.passwordHash === asked.account.passwordHash
        if (entry.kind !== 'link' || account === undefined || !isSame) return null
        await signInThrottle.succeeded(tx, attempt)
        await identities.link(tx, account, named, caller)
        return enter(tx, row, account, named, caller)
      })
    },

    async register(
      { ticket, ...student }: { ticket: string; firstName: string; surname: string; departmentId: number },
      caller: Caller,
    ): Promise<InstitutionalOutcome> {
      await requestThrottle(caller.address)
      return withNamed(ticketHash('ticket', ticket), caller, async (tx, { row, named, entry, email }) => {
        if (entry.kind !== 'register') return null
        const departmentIds = await departmentsFor(tx, email)
        if (!departmentIds.includes(student.departmentId)) {
          throw invalidFields({ department: 'unknown_department' })
        }
        const id = await entries.registerStudent(tx, { ...student, email }, caller)
        const account = id === undefined ? undefined : await lockAccount(tx, id)
        if (account === undefined) return refused('address_linked', caller)
        await identities.link(tx, account, named, caller)
        return enter(tx, row, account, named, caller)
      })
    },
  }
}

interface Step {
  row: ProviderSignInRow
  named: Named
  entry: Exclude<Entry, { kind: 'refused' }>
  account: AccountRow | undefined
  email: string
}

export type InstitutionalEntrance = ReturnType<typeof institutionalEntrance>
