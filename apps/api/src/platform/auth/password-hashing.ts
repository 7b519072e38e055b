import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { type Asker, fairQueue } from '../queue/fair-queue.ts'

/** A hash keeps a core busy for some 16 ms, so many sign-ins at once wait in a queue and do not block other requests. */
const QUEUE = { atOnce: 2, longest: 500 }
/** Commands, and the demo while it is loaded. */
const OURSELVES: Asker = { address: '', account: '' }

/** Argon2id with the parameters that OWASP recommends: 19 MiB, two passes, one queue. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface PasswordHashing {
  /** `asker`: who waits, where a request asks. */
  hash(password: string, asker?: Asker): Promise<string>
  /** False for an account without a password too, and no sooner. */
  verify(password: string, storedHash: string | null, asker?: Asker): Promise<boolean>
}

export function passwordHashing(): PasswordHashing {
  const inTurn = fairQueue(QUEUE)
  /** The hash of a random text, verified when there is no account, so that both answers take equally long. */
  let hashOfNoAccount: string | undefined
  return {
    hash: (password, asker = OURSELVES) => inTurn(asker, () => hash(password, PARAMETERS)),
    verify: (password, storedHash, asker = OURSELVES) =>
      inTurn(asker, async () => {
        hashOfNoAccount ??= await hash(randomUUID(), PARAMETERS)
        return (await verify(storedHash ?? hashOfNoAccount, password)) && storedHash !== null
      }),
  }
}
