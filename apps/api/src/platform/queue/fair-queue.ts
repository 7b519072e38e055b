import { Refusal } from '../refusal/refusal.ts'

/** The person whose work waits: an account, at an address. */
export interface Asker {
  address: string
  account: string
}

interface Waiting {
  start(): void
  refuse(): void
}

export interface QueueLimits {
  /** Pieces of work that run at the same time. */
  atOnce: number
  /** Pieces of one account among them, where it may not take all. */
  atOnceForOne?: number
  /** Pieces that wait for them. */
  longest: number
}

const RETRY_AFTER_SECONDS = 5
const tooMany = () => new Refusal('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS })

/**
 * Runs a few pieces of work at once. The addresses take turns, and at each address its accounts, so that a crowd makes
 * itself wait and no other one. When too many wait, the last of the longest line is refused, which is the newcomer
 * where no other line is longer.
 */
export function fairQueue({ atOnce, atOnceForOne = atOnce, longest }: QueueLimits) {
  /** Address -> account -> its line; first comes whose turn is next. */
  const lines = new Map<string, Map<string, Waiting[]>>()
  /** How many pieces of an account run; an account is one at its address. */
  const runningOf = new Map<string, number>()
  let running = 0
  let waiting = 0

  const mayStart = (asker: Asker) => (runningOf.get(keyOf(asker)) ?? 0) < atOnceForOne

  function count(asker: Asker, change: 1 | -1): void {
    const key = keyOf(asker)
    const now = (runningOf.get(key) ?? 0) + change
    if (now === 0) runningOf.delete(key)
    else runningOf.set(key, now)
    running += change
  }

  function add({ address, account: person }: Asker, work: Waiting): void {
    const accounts = lines.get(address) ?? new Map<string, Waiting[]>()
    const line = accounts.get(person) ?? []
    line.push(work)
    accounts.set(person, line)
    lines.set(address, accounts)
    waiting += 1
  }

  function remove(address: string, person: string, end: 'first' | 'last'): Waiting | undefined {
    const accounts = lines.get(address)
    const line = accounts?.get(person)
    const work = end === 'first' ? line?.shift() : line?.pop()
    if (work !== undefined) waiting -= 1
    if (line?.length === 0) accounts?.delete(person)
    if (accounts?.size === 0) lines.delete(address)
    return work
  }

  /** The next in turn of those that may start; its account goes behind the others of its address, and the address behind the others. */
  function startNext(): void {
    for (const [address, accounts] of lines) {
      for (const [person, line] of accounts) {
        const asker = { address, account: person }
        if (!mayStart(asker)) continue
        lines.delete(address)
        lines.set(address, accounts)
        accounts.delete(person)
        accounts.set(person, line)
        const work = remove(address, person, 'first')
        count(asker, 1)
        work?.start()
        return
      }
    }
  }

  function refuseLastOfLongest(): void {
    const [address, accounts] = longestOf(lines, (accounts) =>
      [...accounts.values()].reduce((total, line) => total + line.length, 0),
    )
    const [person] = longestOf(accounts, (line) => line.length)
    remove(address, person, 'last')?.refuse()
  }

  return async function inTurn<Value>(asker: Asker, work: () => Promise<Value>): Promise<Value> {
    if (running < atOnce && mayStart(asker)) count(asker, 1)
    else {
      await new Promise<void>((resolve, reject) => {
        add(asker, { start: resolve, refuse: () => reject(tooMany()) })
        if (waiting > longest) refuseLastOfLongest()
      })
    }
    try {
      return await work()
    } finally {
      count(asker, -1)
      startNext()
    }
  }
}

const keyOf = ({ address, account }: Asker) => JSON.stringify([address, account])

/** The longest line; the last of equally long ones, which is the newcomer's where it is among them. */
function longestOf<Value>(lines: Map<string, Value>, lengthOf: (line: Value) => number): [string, Value] {
  return [...lines].reduce((longest, entry) => (lengthOf(entry[1]) >= lengthOf(longest[1]) ? entry : longest))
}
