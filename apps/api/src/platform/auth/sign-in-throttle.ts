import type { Clock } from '../clock.ts'
import { ApiError } from '../http/errors/api-error.ts'
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
  /** Refuses with 429 while there were too many failures. */
  enforce(account: string, address: string): void
  failed(account: string, address: string): void
  succeeded(account: string, address: string): void
}

/**
 * Slows down whoever guesses passwords. Only failures count, so a laboratory that signs in at nine o'clock is not held
 * up; and where a person has signed in before, strangers' failures elsewhere do not lock him or her out.
 */
export function signInThrottle(clock: Clock): SignInThrottle {
  const byPerson = attemptLog(clock, PER_PERSON)
  const byAccount = attemptLog(clock, PER_ACCOUNT)
  const byAddress = attemptLog(clock, PER_ADDRESS)
  const familiar = attemptLog(clock, { attempts: 1, withinSeconds: FAMILIAR_DAYS * 24 * 60 * MINUTES })

  return {
    enforce: (account, address) => {
      const person = personKey(account, address)
      const isFamiliar = familiar.waitFor(person) > 0
      const strangersWait = isFamiliar ? 0 : Math.max(byAccount.waitFor(account), byAddress.waitFor(address))
      const wait = Math.max(byPerson.waitFor(person), strangersWait)
      if (wait > 0) throw new ApiError('too_many_attempts', { retryAfterSeconds: wait })
    },

    failed: (account, address) => {
      byPerson.record(personKey(account, address))
      byAccount.record(account)
      byAddress.record(address)
    },

    succeeded: (account, address) => {
      byPerson.forget(personKey(account, address))
      familiar.record(personKey(account, address))
    },
  }
}

function personKey(account: string, address: string): string {
  return `${account} ${address}`
}

export const noThrottle: SignInThrottle = {
  enforce: () => undefined,
  failed: () => undefined,
  succeeded: () => undefined,
}
