import type { Moment } from '@diatrivi/api/testing/faulty-listener'
import { type Random, randomFrom } from '../../interleavings/random.ts'
import { VICTIMS, type Victim } from './installation.ts'

/** What goes on in the rounds of a run, in turn; what costs the most comes seldom. */
const TURNS = [
  'writes',
  'upload',
  'mail',
  'start',
  'writes',
  'upload',
  'mail',
  'migration',
  'writes',
  'first start',
] as const

/** What goes on when the kill comes. */
export type During = (typeof TURNS)[number]
export const KINDS: readonly During[] = [...new Set(TURNS)]

const MAIL_MOMENTS = ['recipient', 'received', 'answered'] as const satisfies readonly Moment[]

export interface PlannedKill {
  number: number
  during: During
  victim: Victim
  /** How far into what goes on: from 0 to 1. */
  at: number
  mailMoment: (typeof MAIL_MOMENTS)[number]
  chance: Random
}

/** Who is killed when follows from the seed; what the people have done by then does not. */
export function planKills(count: number, seed: number, without: readonly During[] = []): PlannedKill[] {
  const chance = randomFrom(seed)
  const turns = TURNS.filter((during) => !without.includes(during))
  return Array.from({ length: count }, (_none, number) => ({
    number,
    during: turns[number % turns.length] ?? 'writes',
    victim: chance.pick(VICTIMS),
    at: chance.below(1_000) / 1_000,
    mailMoment: chance.pick(MAIL_MOMENTS),
    chance: randomFrom(seed + number + 1),
  }))
}
