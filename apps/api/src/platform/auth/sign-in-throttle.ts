import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Db, Tx } from '../database/transaction.ts'
import { Refusal } from '../refusal/refusal.ts'
import {
  claimToday,
  countAttempt,
  forgetAttempts,
  type SignInKeys,
  type SignInRule,
  secondsToWait,
  takeBack,
} from './sign-in-attempt.repository.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** What they allow in a day is worked out in docs/decisions/people/0034-guessing-passwords.md. */
const RULE: SignInRule = { free: 5, firstWait: 30, longestWait: HOUR, ofAccount: 100, ofAddress: 500 }
/**
 * Codes are few, and the caller who tries them has the password: what they allow is worked out in
 * docs/decisions/people/0033-a-second-factor.md.
 */
export const SECOND_FACTOR_RULE: SignInRule = { ...RULE, ofAccount: 20 }
/** From so many failures of strangers in a day on, the owner is notified. */
const WORTH_NOTICE = 20

/** An attempt that was counted and let through; whether its password is right is not known yet. */
export interface Attempt {
  /** What was counted. */
  keys: SignInKeys
  /** Whether strangers have failed so often today that the owner is notified, should this be another failure. */
  isWorthNotice: boolean
}

export interface SignInThrottle {
  /**
   * Counts an attempt, or refuses with 429 after too many failures. Counted before the password is verified, because
   * otherwise a hundred guesses at once would all be admitted.
   *
   * @param account of a name that no account has: see `unknownName`
   * @param known what has proved the account before, and so is counted alone: a browser, or a session
   */
  begin(account: string, address: string, known?: string | null): Promise<Attempt>
  /** An attempt that an earlier call of the same caller has counted. */
  counted(account: string, address: string, known: string | null): Attempt
  /** Takes the attempt back, in the transaction of what it was for. */
  succeeded(tx: Tx, attempt: Attempt): Promise<void>
  /** The owner has proved the account by mail: what strangers failed at no longer counts. */
  lift(tx: Tx, account: string): Promise<void>
  /** True once a day for an account, for the one who tells its owner. */
  mayNotifyOwner(tx: Tx, account: string): Promise<boolean>
}

/**
 * Slows down the guessing of passwords: waits that grow for an account at one address, a limit a day for an account and
 * one an hour for an address. Only failures stay counted, so a laboratory that signs in at nine o'clock is not held up.
 * Where a person has signed in before, by the browser or by the address, strangers do not lock him or her out.
 */
export function signInThrottle(
  { db, clock }: { db: Db; clock: Clock },
  rule: SignInRule = RULE,
): SignInThrottle {
  return {
    begin: (account, address, known = null) =>
      db.transaction(async (tx) => {
        const keys = keysOf(account, address, known)
        const now = clock.now()
        const counted = await countAttempt(tx, keys, rule, now)
        const points = new Map(counted.map((row) => [row.key, row.points]))
        const isFamiliar = points.has(keys.familiar)
        const strangers = keys.strangers === null ? [] : Object.values(keys.strangers)
        const needed = isFamiliar ? [keys.own] : [keys.own, ...strangers]
        const refused = needed.filter((key) => !points.has(key))
        if (refused.length > 0) {
          const retryAfterSeconds = await secondsToWait(tx, refused, keys, rule, now)
          throw new Refusal('too_many_attempts', { retryAfterSeconds })
        }
        const failures = keys.strangers === null ? 0 : (points.get(keys.strangers.account) ?? rule.ofAccount)
        return { keys, isWorthNotice: failures >= WORTH_NOTICE }
      }),

    counted: (account, address, known) => ({ keys: keysOf(account, address, known), isWorthNotice: false }),
    succeeded: (tx, { keys }) => takeBack(tx, keys, clock.now()),
    lift: (tx, account) => forgetAttempts(tx, accountKey(account)),
    mayNotifyOwner: (tx, account) => claimToday(tx, `told:${account}`, clock.now()),
  }
}

/** What attempts at an account are counted under. */
export function knownName(accountId: number): string {
  return `id ${accountId}`
}

/** What codes of a second factor are counted under. */
export function secondFactorName(accountId: number): string {
  return `second factor of ${knownName(accountId)}`
}

/**
 * What attempts with a name that no account has are counted under: apart from every account, in so many places that
 * no flood of names fills the table, and without the name, because people type passwords into the wrong field.
 */
export function unknownName(name: string): string {
  return `name ${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 4)}`
}

function keysOf(account: string, address: string, known: string | null): SignInKeys {
  const familiar = `familiar:${account} ${address}`
  if (known !== null) return { own: `known:${account} ${known}`, strangers: null, familiar }
  const strangers = { account: accountKey(account), address: `address:${address}` }
  return { own: `person:${account} ${address}`, strangers, familiar }
}

function accountKey(account: string): string {
  return `account:${account}`
}

export const noSignInThrottle: SignInThrottle = {
  begin: async (account, address) => ({ keys: keysOf(account, address, null), isWorthNotice: false }),
  counted: (account, address) => ({ keys: keysOf(account, address, null), isWorthNotice: false }),
  succeeded: async () => undefined,
  lift: async () => undefined,
  mayNotifyOwner: async () => false,
}
