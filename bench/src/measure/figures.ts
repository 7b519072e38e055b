import type { Round } from './load-round.ts'
import type { Sizes } from './same-answer.ts'
import type { Cost } from './statements-per-call.ts'

export interface CallFigures {
  name: string
  /** The ratio to reach, where one was set. */
  wanted: number | null
  floor: Round
  ours: Round
  /** None where no peer was asked. */
  peers: PeerFigures[]
  bytes: Sizes
  /** The cost of our side; null where it was not counted. */
  cost: Cost | null
}

export interface PeerFigures {
  /** The product and its version. */
  name: string
  round: Round
  /** The size of an average answer. */
  bytes: number
}

/** All that was measured at one size. */
export interface Figures {
  theses: number
  departments: number
  calls: CallFigures[]
  /** How long the API takes to start, its tables being up to date. */
  startUpMs: number
  /** The memory of the API, in MB; null where the system does not say it. */
  memory: { atRest: number; most: number } | null
  databaseBytes: number
  postgres: string
}

export const ratioOf = ({ ours, floor }: CallFigures): number => ours.perSecond / floor.perSecond

/** How many times the requests of the faster peer ours answers; null where none was asked. */
export function timesThePeers({ ours, peers }: CallFigures): number | null {
  if (peers.length === 0) return null
  return ours.perSecond / Math.max(...peers.map(({ round }) => round.perSecond))
}
