import { mayUsePassword } from '@diatrivi/domain/people/account/institutional-sign-in'
import type { Role } from '@diatrivi/domain/people/account/role'
import { isDemandedOf, type SecondFactorWay } from '@diatrivi/domain/people/account/second-factor'
import type { PasswordHashing } from '../../../../platform/auth/password-hashing.ts'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import type { Session } from '../../../../platform/auth/sessions.ts'
import {
  type Attempt,
  knownName,
  type SignInThrottle,
  unknownName,
} from '../../../../platform/auth/sign-in-throttle.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Config } from '../../../../platform/config/config.ts'
import type { Db } from '../../../../platform/database/transaction.ts'
import type { Asker } from '../../../../platform/queue/fair-queue.ts'
import { Refusal } from '../../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../../platform/security-log/security-log.ts'
import type { AccountRow } from '../account.model.ts'
import { lockAccount } from '../account.queries.ts'
import { findByLogin } from '../account.repository.ts'
import type { SecondFactorSignIn } from '../second-factor/second-factor-sign-in.service.ts'
import type { KnownBrowsers } from '../session/known-browsers.service.ts'
import type { NewSessions } from '../session/new-sessions.service.ts'
import type { AccountSessions } from '../session/sessions.service.ts'
import type { GuessingReport } from './guessing-report.service.ts'

export interface Credentials {
  username: string
  password: string
  /** What the browser has kept of earlier sign-ins, of this account or of others. */
  browserTokens: readonly string[]
}

export type SignInOutcome =
  | { kind: 'unknownUser' }
  | { kind: 'wrongPassword' }
  | { kind: 'secondFactor'; challenge: string; ways: SecondFactorWay[] }
  | { kind: 'signedIn'; account: AccountRow; token: string; browserToken: string | null; mustSetUp: boolean }

interface Dependencies {
  db: Db
  config: Config
  sessions: AccountSessions
  passwords: PasswordHashing
  throttle: SignInThrottle
  browsers: KnownBrowsers
  reportGuessing: GuessingReport
  securityLog: SecurityLog
  opening: NewSessions
  secondFactor: SecondFactorSignIn
}

export function signInService(deps: Dependencies) {
  const { db, config, sessions, passwords, throttle, browsers, reportGuessing, securityLog } = deps
  const { opening, secondFactor } = deps

  /** Null when the password was changed while this one was being verified. */
  function openSession(account: AccountRow, attempt: Attempt, browser: string | null, caller: Caller) {
    return db.transaction(async (tx) => {
      const current = await lockAccount(tx, account.id)
      if (current?.passwordHash !== account.passwordHash) return null
      opening.refuseDisabled(current, caller)
      // Said only to a person who knows the password.
      if (!mayUsePassword(current.role, config.singleSignOn.localSignIn)) {
        throw new Refusal('local_sign_in_off')
      }
      const asked = await secondFactor.ask(tx, current, { browser, providerSession: null })
      // Until the second factor is proved too, the attempt stays counted.
      if (asked !== null) return { kind: 'secondFactor' as const, ...asked }
      await throttle.succeeded(tx, attempt)
      return { kind: 'opened' as const, token: await opening.open(tx, current, caller) }
    })
  }

  async function begin(
    account: AccountRow | undefined,
    { account: name, address }: Asker,
    browser: string | null,
  ): Promise<Attempt> {
    try {
      return await throttle.begin(name, address, browser)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'too_many_attempts') {
        securityLog.count({ kind: 'sign_in_held_up', accountId: account?.id ?? null, address })
      }
      throw error
    }
  }

  return {
    async signIn({ username, password, browserTokens }: Credentials, caller: Caller): Promise<SignInOutcome> {
      const account = await findByLogin(db, username)
      const { address } = caller
      const browser = account === undefined ? null : await browsers.recognise(browserTokens, account)
      const asker = {
        address,
        account: account === undefined ? unknownName(username) : knownName(account.id),
      }
      const attempt = await begin(account, asker, browser)
      // Judged for unknown names too, so that the time of the answer tells nothing.
      const isRight = await passwords.verify(password, account?.passwordHash ?? null, asker)
      if (account === undefined) {
        securityLog.count({ kind: 'sign_in_unknown_name', accountId: null, address })
        return { kind: 'unknownUser' }
      }
      const outcome = isRight ? await openSession(account, attempt, browser, caller) : null
      if (outcome === null) {
        securityLog.count({ kind: 'sign_in_failed', accountId: account.id, address })
        if (attempt.isWorthNotice) await reportGuessing(account)
        return { kind: 'wrongPassword' }
      }
      if (outcome.kind === 'secondFactor') return outcome
      const browserToken = await browsers.remember(account, browser)
      const mustSetUp = isDemandedOf(account.role, config.secondFactor.forAdministrators)
      return { kind: 'signedIn', account, token: outcome.token, browserToken, mustSetUp }
    },

    signOut: ({ sessionId, accountId }: SessionActor, { address }: Caller): Promise<void> =>
      sessions.end(sessionId, (tx) => securityLog.record(tx, { kind: 'signed_out', accountId, address })),

    /** The session of a token, or null when the token is invalid. Refuses when its owner has another role. */
    async identify(token: string | null, expected: Role | null): Promise<Session | null> {
      const presented = token === null ? null : await sessions.present(token)
      if (presented?.state !== 'valid' || presented.claims.use !== 'session') return null
      if (expected !== null && presented.session.role !== expected) throw new Refusal('wrong_user_type')
      return presented.session
    },

    makeDownloadToken(actor: SessionActor, address: string): Promise<string> {
      const path = address.split(/[?#]/, 1)[0] ?? address
      return sessions.makeDownloadToken(actor.sessionId, path)
    },
  }
}

export type SignInService = ReturnType<typeof signInService>
