import type { ClientConfig } from 'pg'
import type { Options } from '../options.ts'
import type { Call } from './call.ts'
import type { CallFigures, PeerFigures } from './figures.ts'
import { loadRound, mediansInTurn, type Round } from './load-round.ts'
import { dropMails, takeActsBack, untilIdle } from './preparing.ts'
import type { Side } from './requests.ts'
import { compareAnswers } from './same-answer.ts'
import { costOf } from './statements-per-call.ts'
import type { Subjects } from './subjects.ts'

export interface PeerSide extends Side {
  /** The product and its version. */
  name: string
}

interface Sides {
  connection: ClientConfig
  subjects: Subjects
  floor: Side
  ours: Side
  /** The web server. */
  pages: Side
  peers: PeerSide[]
}

const NONE: Round = { perSecond: Number.NaN, p50: Number.NaN, p99: Number.NaN }

/** What a call costs each side; only one of them is under load at a time. */
export async function measureCall(call: Call, sides: Sides, options: Options): Promise<CallFigures> {
  const { connection, subjects, floor } = sides
  const ours = call.kind === 'page' ? sides.pages : sides.ours
  const peers = sides.peers.filter((peer) => peer.sequences(call).length > 0)
  const underLoad = async (side: Side, seconds: number) => {
    if (call.kind === 'act') await dropMails(connection)
    await untilIdle(connection, 3)
    if (call.kind === 'act') await takeActsBack(connection, subjects)
    return loadRound(side, call, { connections: options.connections, seconds })
  }
  const { bytes } = await compareAnswers(call, floor, ours)
  const peerBytes = new Map<PeerSide, number>()
  for (const peer of peers) peerBytes.set(peer, (await compareAnswers(call, floor, peer)).bytes.ours)
  const cost = call.kind === 'work' || call.kind === 'page' ? null : await costOf(connection, ours, call)

  for (const side of [floor, ours]) await underLoad(side, 1)
  // A peer may give no answer within one second at so many connections.
  for (const peer of peers) await underLoad(peer, options.seconds)
  const [ofFloor = NONE, ofOurs = NONE, ...ofPeers] = await mediansInTurn(
    [floor, ours, ...peers],
    options.rounds,
    (side) => underLoad(side, options.seconds),
  )
  if (call.kind === 'act') {
    await dropMails(connection)
    await untilIdle(connection, 3)
    await takeActsBack(connection, subjects)
  }
  const ofPeer = (peer: PeerSide, index: number): PeerFigures => ({
    name: peer.name,
    round: ofPeers[index] ?? NONE,
    bytes: peerBytes.get(peer) ?? Number.NaN,
  })
  const { name, wanted } = call
  return { name, wanted, floor: ofFloor, ours: ofOurs, peers: peers.map(ofPeer), bytes, cost }
}
