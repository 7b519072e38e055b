import { type CallFigures, type Figures, timesThePeers } from '../measure/figures.ts'
import type { Round } from '../measure/load-round.ts'

const FAIRNESS =
  'Each peer has the same theses, people, keywords and lists in tables that it made itself, a database of its own on the same server, an index on every field that is filtered, 12 connections, its production mode, its caches as they come, and a token of its own for everybody who asks. Asked is its REST interface as its documentation describes, with what belongs to a thesis (people, department, institution, keywords, the list with its steps) and the total. Each answers with the same theses in the same order as the floor, or the run stops. Where there was a choice it is the cheaper one for the peer: everybody signed in may read everything, and neither the interests of others, nor what a thesis has in common with a student, nor the files and comments of steps are asked for, all of which ours answers. Not compared are calls that such a product leaves to its users: the rules of an interest and of a step, the overview.'

/** What a run with the peers says of them. */
export function peersOf({ calls }: Figures): string[] {
  const compared = calls.filter(({ peers }) => peers.length > 0)
  if (compared.length === 0) return ['', 'This run was made without the peers; `--peers` measures them too.']
  return [
    '',
    `Beside ${compared[0]?.peers.map(({ name }) => name).join(' and ')}, in the same rounds. ${FAIRNESS}`,
    '',
    '| call | | requests/s | of the floor | ours is so many times | p50 | p99 | bytes |',
    '|---|---|--:|--:|--:|--:|--:|--:|',
    ...compared.flatMap(rowsOf),
  ]
}

function rowsOf(call: CallFigures): string[] {
  const { name, floor, ours, peers, bytes } = call
  const row = (side: string, round: Round, size: number, times: string) =>
    `| ${name} | ${side} | ${round.perSecond.toFixed(0)} | ${(round.perSecond / floor.perSecond).toFixed(3)} | ${times} | ${round.p50} ms | ${round.p99} ms | ${size.toFixed(0)} |`
  return [
    row('floor', floor, bytes.floor, ''),
    row('ours', ours, bytes.ours, ''),
    ...peers.map((peer) =>
      row(peer.name, peer.round, peer.bytes, (ours.perSecond / peer.round.perSecond).toFixed(1)),
    ),
  ]
}

const WANTED_TIMES = 8

/** A sentence for every call at which the faster peer comes too near. */
export function missedBesidePeers(call: CallFigures): string[] {
  const times = timesThePeers(call)
  if (times === null || times >= WANTED_TIMES) return []
  return [
    `“${call.name}” answered ${times.toFixed(1)} times the requests of the faster peer; ${WANTED_TIMES} were wanted.`,
  ]
}
