import { isTelephoneCode, type SecondFactorWay } from '@diatrivi/domain/people/account/second-factor'
import {
  knownName,
  type SignInThrottle,
  secondFactorName,
} from '../../../../platform/auth/sign-in-throttle.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Tx } from '../../../../platform/database/transaction.ts'
import { enqueueMail } from '../../../../platform/mail/outbox.repository.ts'
import { secondFactorGuessingMail } from '../../../../platform/mail/templates/second-factor-mails.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import { Refusal } from '../../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../../platform/security-log/security-log.ts'
import { type AccountRow, addresseeOf } from '../account.model.ts'
import { lockAccount } from '../account.queries.ts'
import type { ChallengeRow } from '../one-time-code/factor-challenge.repository.ts'
import type { KnownBrowsers } from '../session/known-browsers.service.ts'
import type { NewSessions } from '../session/new-sessions.service.ts'
import type { FactorChallenges, SignedInBy } from './factor-challenges.service.ts'
import type { Assertion, Passkeys } from './passkeys.protocol.ts'
import { listPasskeys } from './second-factor.repository.ts'
import type { GivenProof, SecondFactorProofs } from './second-factor-proofs.service.ts'

export type SecondSignInOutcome =
  | { kind: 'challengeOver' }
  | { kind: 'wrongProof' }
  | { kind: 'signedIn'; account: AccountRow; token: string; browserToken: string; mustSetUp: false }

interface Dependencies {
  db: Db
  clock: Clock
  links: WebLinks
  challenges: FactorChallenges
  proofs: SecondFactorProofs
  passkeys: Passkeys
  browsers: KnownBrowsers
  opening: NewSessions
  signInThrottle: SignInThrottle
  secondFactorThrottle: SignInThrottle
  securityLog: SecurityLog
}

/** The second half of a sign-in, where the account has a second factor. */
export function secondFactorSignIn(deps: Dependencies) {
  const { db, clock, links, challenges, proofs, passkeys, browsers, opening } = deps
  const { signInThrottle, secondFactorThrottle, securityLog } = deps

  /** Counts a code before it is judged, so that a hundred at once are not all judged. Nothing else can be guessed. */
  async function beginAttempt({ accountId, browser }: ChallengeRow, proof: GivenProof, address: string) {
    if (proof.code === undefined || !isTelephoneCode(proof.code)) return null
    try {
      return await secondFactorThrottle.begin(secondFactorName(accountId), address, browser)
    } catch (error) {
      if (error instanceof Refusal) securityLog.count({ kind: 'sign_in_held_up', accountId, address })
      throw error
    }
  }

  /** The caller who has used a challenge up knows the password. */
  async function notifyOwner(tx: Tx, owner: AccountRow): Promise<void> {
    if (!(await secondFactorThrottle.mayNotifyOwner(tx, secondFactorName(owner.id)))) return
    const mail = secondFactorGuessingMail(addresseeOf(owner), { url: links.forgotPassword() })
    await enqueueMail(tx, mail, clock.now())
    await securityLog.record(tx, { kind: 'second_factor_guessing_reported', accountId: owner.id })
  }

  async function goOn(token: string, proof: GivenProof, caller: Caller): Promise<SecondSignInOutcome> {
    const { address } = caller
    const known = await challenges.findSignIn(db, token)
    if (known === undefined) return { kind: 'challengeOver' }
    const attempt = await beginAttempt(known, proof, address)
    const outcome = await db.transaction(async (tx) => {
      const account = await lockAccount(tx, known.accountId)
      // Read again under the lock: of two requests with the same challenge, the second finds it met.
      const challenge = await challenges.findSignIn(tx, token)
      if (account === undefined || challenge === undefined) return 'challengeOver'
      opening.refuseDisabled(account, caller)
      if (!(await proofs.isRight(tx, account.id, proof, challenge))) {
        if (await challenges.failed(tx, challenge)) await notifyOwner(tx, account)
        return 'wrongProof'
      }
      await challenges.met(tx, challenge)
      if (attempt !== null) await secondFactorThrottle.succeeded(tx, attempt)
      if (challenge.providerSession === null) {
        // The password was right too: until now it counted as a failure, so that a thief does not reset what is counted.
        const ofPassword = signInThrottle.counted(knownName(account.id), address, challenge.browser)
        await signInThrottle.succeeded(tx, ofPassword)
      }
      return { account, token: await opening.open(tx, account, caller, challenge.providerSession) }
    })
    if (outcome === 'wrongProof') {
      securityLog.count({ kind: 'second_factor_failed', accountId: known.accountId, address })
    }
    if (typeof outcome === 'string') return { kind: outcome }
    const browserToken = await browsers.remember(outcome.account, known.browser)
    return { kind: 'signedIn', ...outcome, browserToken, mustSetUp: false }
  }

  return {
    /** What an account with a second factor is asked for after its password, or after the provider; null where it has none. */
    async ask(
      tx: Tx,
      { id }: AccountRow,
      by: SignedInBy,
    ): Promise<{ challenge: string; ways: SecondFactorWay[] } | null> {
      const ways = await proofs.findWays(tx, id)
      return ways && { challenge: await challenges.beginSignIn(tx, id, by), ways }
    },

    byCode: ({ challenge, code }: { challenge: string; code: string }, caller: Caller) =>
      goOn(challenge, { code }, caller),

    byPasskey: ({ challenge, response }: { challenge: string; response: Assertion }, caller: Caller) =>
      goOn(challenge, { passkey: response }, caller),

    /** What the browser is to sign; null where the challenge is over, or the account has no passkey. */
    beginPasskey: ({ challenge: token }: { challenge: string }) =>
      db.transaction(async (tx) => {
        const known = await challenges.findSignIn(tx, token)
        if (known === undefined) return null
        await lockAccount(tx, known.accountId)
        const challenge = await challenges.findSignIn(tx, token)
        const keys = await listPasskeys(tx, known.accountId)
        if (challenge === undefined || keys.length === 0 || passkeys.host === null) return null
        const options = await passkeys.requestOptions(keys)
        await challenges.askPasskey(tx, challenge, options.challenge)
        return options
      }),
  }
}

export type SecondFactorSignIn = ReturnType<typeof secondFactorSignIn>
