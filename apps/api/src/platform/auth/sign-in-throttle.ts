import type { Db, Tx } from '../database/transaction.ts'
import { Refusal } from '../refusal/refusal.ts'
import { attemptsOf } from './attempt.repository.ts'

const MINUTES = 60
const DAYS = 24 * 60 * MINUTES
/** One person at one machine: enough for every password he or she may have, too few to guess. */
const PER_PERSON = { name: 'person', attempts: 10, withinSeconds: 10 * MINUTES }
/** A password guessed from many machines. */
const PER_ACCOUNT = { name: 'account', attempts: 30, withinSeconds: 10 * MINUTES }
/** One machine that tries many names; a university's laboratory may share the address, and fails now and then. */
const PER_ADDRESS = { name: 'address', attempts: 50, withinSeconds: 10 * MINUTES }
/** Where a person has signed in; its days begin with the latest success. */
const FAMILIAR = { name: 'familiar', attempts: 1, withinSeconds: 30 * DAYS }

export interface SignInThrottle {
  /**
   * Counts an attempt, or refuses with 429 after too many failures. Counted before the password is verified, because otherwise a
   * hundred guesses at once would all be admitted.
   */
  begin(account: string, address: string): Promise<void>
  succeeded(account: string, address: string): Promise<void>
}

/**
 * Slows down the guessing of passwords. Only failures stay counted, so a laboratory that signs in at nine o'clock is not
 * held up; and where a person has signed in before, strangers' failures elsewhere do not lock him or her out.
 */
export function signInThrottle(db: Db): SignInThrottle {
  return {
    begin: (account, address) =>
      db.transaction(async (tx) => {
        const { byPerson, byAccount, byAddress, familiar } = countsIn(tx)
        const person = personKey(account, address)
        const isFamiliar = await familiar.hasAny(person)
        // Always in this order, so that two attempts never wait for each other.
        const own = await byPerson.count(person)
        const strangers = Math.max(await byAccount.count(account), await byAddress.count(address))
        const wait = Math.max(own, isFamiliar ? 0 : strangers)
        if (wait > 0) throw new Refusal('too_many_attempts', { retryAfterSeconds: wait })
      }),

    succeeded: (account, address) =>
      db.transaction(async (tx) => {
        const { byPerson, byAccount, byAddress, familiar } = countsIn(tx)
        const person = personKey(account, address)
        await byPerson.forget(person)
        await byAccount.forgive(account)
        await byAddress.forgive(address)
        await familiar.remember(person)
      }),
  }
}

function countsIn(tx: Tx) {
  return {
    byPerson: attemptsOf(PER_PERSON, tx),
    byAccount: attemptsOf(PER_ACCOUNT, tx),
    byAddress: attemptsOf(PER_ADDRESS, tx),
    familiar: attemptsOf(FAMILIAR, tx),
  }
}

function personKey(account: string, address: string): string {
  return `${account} ${address}`
}

export const noSignInThrottle: SignInThrottle = {
  begin: async () => undefined,
  succeeded: async () => undefined,
}
