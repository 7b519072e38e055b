import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../refusal/refusal.ts'

/** A hash keeps a core busy for some 16 ms, so many sign-ins at once wait in a queue and do not block other requests. */
const AT_ONCE = 2
const LONGEST_QUEUE = 500

/** Argon2id with the parameters that OWASP recommends: 19 MiB, two passes, one queue. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface PasswordHashing {
  hash(password: string): Promise<string>
  /** False for an account without a password too, and no sooner. */
  verify(password: string, storedHash: string | null): Promise<boolean>
}

export function passwordHashing(): PasswordHashing {
  const inQueue = queue(AT_ONCE, LONGEST_QUEUE)
  /** The hash of a random text, verified when there is no account, so that both answers take equally long. */
  let hashOfNoAccount: string | undefined
  return {
    hash: (password) => inQueue(() => hash(password, PARAMETERS)),
    verify: (password, storedHash) =>
      inQueue(async () => {
        hashOfNoAccount ??= await hash(randomUUID(), PARAMETERS)
        return (await verify(storedHash ?? hashOfNoAccount, password)) && storedHash !== null
      }),
  }
}

function queue(atOnce: number, longest: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inQueue<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= atOnce) {
      if (waiting.length >= longest) throw new Refusal('overloaded', { retryAfterSeconds: 5 })
      // The place goes to the next in the queue, so the count stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
