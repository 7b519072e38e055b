import {
  type Conversation,
  type FaultyListener,
  type Moment,
  type Reaction,
  startFaultyListener,
} from '@diatrivi/api/testing/faulty-listener'
import type { Fault, Plan } from './plan.ts'

export interface FaultyServer {
  listener: FaultyListener
  /** How often which fault happened. */
  faults: Map<string, number>
}

const UNKNOWN: Reaction = { refuse: 550, words: '5.1.1 No such user here' }
const NOT_YET: Reaction = { refuse: 451, words: '4.3.0 Not yet' }

/** A mail server that fails as planned, and has its clients killed as planned. */
export async function faultyServer(plan: Plan, kill: (client: string) => boolean): Promise<FaultyServer> {
  const faults = new Map<string, number>()
  const inHand = new Map<string, Fault | null>()
  const taken = new Set<string>()
  const kills = [...plan.kills]
  let attempts = 0
  let lastClient = ''

  function react(moment: Moment, { client, recipient }: Conversation): Reaction {
    if (client !== '') lastClient = client
    if (moment === 'recipient') {
      attempts += 1
      inHand.set(recipient, plan.faultOf(recipient))
    }
    killIfPlanned(moment)
    const reaction = reactionTo(moment, recipient)
    if (reaction !== 'go on') count(moment, reaction)
    if (moment === 'received' && reaction === 'go on') taken.add(recipient)
    return reaction
  }

  /** Kills the client that speaks, or that spoke last, because a new connection has no name yet. */
  function killIfPlanned(moment: Moment): void {
    const [next] = kills
    if (next === undefined || attempts < next.afterAttempts || moment !== next.moment) return
    if (kill(lastClient)) kills.shift()
  }

  function reactionTo(moment: Moment, recipient: string): Reaction {
    if (moment === 'connection') return plan.connection()
    if (moment === 'recipient' && recipient.startsWith('nobody')) return UNKNOWN
    if (moment === 'received' && isHeldBack(recipient)) {
      return kills[0]?.moment === 'connection' ? 'break' : NOT_YET
    }
    const fault = inHand.get(recipient)
    return fault?.moment === moment ? fault.reaction : 'go on'
  }

  /** The last mail, as long as a kill is to come: it is tried again, and meets every moment, connections included. */
  function isHeldBack(recipient: string): boolean {
    return kills.length > 0 && taken.size >= plan.count - 1 && !taken.has(recipient)
  }

  function count(moment: Moment, reaction: Reaction): void {
    const what = `${moment}: ${typeof reaction === 'string' ? reaction : reaction.refuse}`
    faults.set(what, (faults.get(what) ?? 0) + 1)
  }

  return { listener: await startFaultyListener(react), faults }
}
