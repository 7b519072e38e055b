import type { ClientConfig } from 'pg'
import type { Scale } from '../data/scale.ts'
import { urlOf } from '../load/database.ts'
import type { Options } from '../options.ts'
import { startApi, startFloor } from '../servers/servers.ts'
import { CALLS, type Call } from './calls.ts'
import { loadRound, medianOf, type Round } from './load-round.ts'
import { floorSide, ourSide } from './requests.ts'
import { compareAnswers, type Sizes } from './same-answer.ts'
import { findSubjects } from './subjects.ts'

export interface Figures {
  call: Call
  floor: Round
  ours: Round
  bytes: Sizes
}

/** Floor and ours in turn, so that what else the machine does meets both; only one of them is under load at a time. */
export async function compare(connection: ClientConfig, scale: Scale, options: Options): Promise<Figures[]> {
  const subjects = await findSubjects(connection, scale)
  const floorServer = await startFloor(urlOf(connection))
  const api = await startApi(urlOf(connection))
  try {
    const floor = { url: floorServer.url, side: floorSide(subjects) }
    const ours = { url: api.url, side: await ourSide(api.url, subjects) }
    const figures: Figures[] = []
    for (const call of CALLS.filter(({ name }) => name.includes(options.calls))) {
      const { bytes } = await compareAnswers(call, floor, ours)
      const rounds = { floor: [] as Round[], ours: [] as Round[] }
      for (const { url, side } of [floor, ours]) await loadRound(url, side(call), { ...options, seconds: 1 })
      for (let round = 0; round < options.rounds; round++) {
        rounds.floor.push(await loadRound(floor.url, floor.side(call), options))
        rounds.ours.push(await loadRound(ours.url, ours.side(call), options))
      }
      const found = { call, floor: medianOf(rounds.floor), ours: medianOf(rounds.ours), bytes }
      console.log(lineOf(found))
      figures.push(found)
    }
    return figures
  } finally {
    await api.stop()
    await floorServer.stop()
  }
}

function lineOf({ call, floor, ours, bytes }: Figures): string {
  const side = (name: string, { perSecond, p50, p99 }: Round, size: number) =>
    `  ${name} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50} ms  p99 ${p99} ms  ${size.toFixed(0)} bytes`
  const ratio = (ours.perSecond / floor.perSecond).toFixed(2)
  return [
    `${call.name}: ${ratio} of the floor`,
    side('floor', floor, bytes.floor),
    side('ours ', ours, bytes.ours),
  ].join('\n')
}
