import type { Moment, Reaction } from '@diatrivi/api/testing/faulty-listener'
import { type Random, randomFrom } from '../interleavings/random.ts'

/** What goes wrong with an attempt to send a mail, and when. */
export interface Fault {
  moment: Moment
  reaction: Reaction
}

const FAULTS: readonly Fault[] = [
  { moment: 'recipient', reaction: { refuse: 451, words: '4.7.1 Greylisted, come back' } },
  { moment: 'recipient', reaction: { refuse: 421, words: '4.3.2 Closing' } },
  { moment: 'recipient', reaction: 'hang' },
  { moment: 'recipient', reaction: 'break' },
  { moment: 'received', reaction: { refuse: 452, words: '4.3.1 No room' } },
  { moment: 'received', reaction: 'hang' },
  { moment: 'received', reaction: 'break' },
]

const CONNECTION_FAULTS: readonly Reaction[] = ['hang', 'break', { refuse: 421, words: 'Too many' }]

/** A moment of the run at which a worker is killed: the first of its kind after so many attempts. */
export interface Kill {
  afterAttempts: number
  moment: Moment
}

export interface Plan {
  /** How many mails go to addresses that exist. */
  count: number
  /** What goes wrong at the next attempt of a mail; null: nothing. */
  faultOf(mail: string): Fault | null
  /** What happens to the next connection. */
  connection(): Reaction
  kills: Kill[]
}

const MOMENTS = ['connection', 'sender', 'recipient', 'received', 'answered'] as const

/** What will go wrong follows from the seed; whom it meets, where it depends on who comes first, does not. */
export function planFaults({ seed, count, kills }: { seed: number; count: number; kills: number }): Plan {
  const chance = randomFrom(seed)
  const mails = new Map<string, Random>()
  // All before the last mails, so that each is due while one of them is left.
  const apart = Math.max(1, Math.floor((count * 0.9) / kills))
  return {
    count,
    kills: Array.from({ length: kills }, (_, number) => ({
      afterAttempts: number * apart + chance.below(apart),
      moment: chance.pick(MOMENTS),
    })),
    connection: () => (chance.percent(4) ? chance.pick(CONNECTION_FAULTS) : 'go on'),
    faultOf: (mail) => {
      const own = mails.get(mail) ?? randomFrom(seed + mails.size + 1)
      mails.set(mail, own)
      return own.percent(35) ? own.pick(FAULTS) : null
    },
  }
}
