import type { Clock } from '../clock.ts'
import { Refusal } from '../refusal/refusal.ts'
import { attemptLog } from './attempt-log.ts'

const MINUTES = 60
/** One person at one machine: enough for every password he or she may have, too few to guess. */
const PER_PERSON = { attempts: 10, withinSeconds: 10 * MINUTES }
/** A password guessed from many machines. */
const PER_ACCOUNT = { attempts: 30, withinSeconds: 10 * MINUTES }
/** One machine that tries many names; a university's laboratory may share the address, and fails now and then. */
const PER_ADDRESS = { attempts: 50, withinSeconds: 10 * MINUTES }
const FAMILIAR_DAYS = 30

export interface SignInThrottle {
  /**
   * Counts an attempt, or refuses with 429 after too many failures. Counted before the password is judged, for else a
   * hundred guesses at once would all be let through.
   */
  begin(account: string, address: string): void
  succeeded(account: string, address: string): void
}

/**
 * Slows down whoever guesses passwords. Only failures stay counted, so a laboratory that signs in at nine o'clock is not
 * held up; and where a person has signed in before, strangers' failures elsewhere do not lock him or her out.
 */
export function signInThrottle(clock: Clock): SignInThrottle {
  const byPerson = attemptLog(clock, PER_PERSON)
  const byAccount = attemptLog(clock, PER_ACCOUNT)
  const byAddress = attemptLog(clock, PER_ADDRESS)
  const familiar = attemptLog(clock, { attempts: 1, withinSeconds: FAMILIAR_DAYS * 24 * 60 * MINUTES })

  return {
    begin: (account, address) => {
      const person = personKey(account, address)
      const isFamiliar = familiar.waitFor(person) > 0
      const strangersWait = isFamiliar ? 0 : Math.max(byAccount.waitFor(account), byAddress.waitFor(address))
      const wait = Math.max(byPerson.waitFor(person), strangersWait)
      if (wait > 0) throw new Refusal('too_many_attempts', { retryAfterSeconds: wait })
      byPerson.record(person)
      byAccount.record(account)
      byAddress.record(address)
    },

    succeeded: (account, address) => {
      byPerson.forget(personKey(account, address))
      byAccount.forgive(account)
      byAddress.forgive(address)
      familiar.record(personKey(account, address))
    },
  }
}

function personKey(account: string, address: string): string {
  return `${account} ${address}`
}

export const noSignInThrottle: SignInThrottle = { begin: () => undefined, succeeded: () => undefined }
