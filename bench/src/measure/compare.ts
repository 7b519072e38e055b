import { setTimeout as delay } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import type { Scale } from '../data/scale.ts'
import { urlOf, withClient } from '../load/database.ts'
import type { Options } from '../options.ts'
import { memoryOf } from '../servers/memory.ts'
import { startApi, startFloor } from '../servers/servers.ts'
import type { Call } from './call.ts'
import { CALLS } from './calls.ts'
import type { CallFigures, Figures } from './figures.ts'
import { loadRound, medianOf, type Round } from './load-round.ts'
import { dropMails, handInFile, takeActsBack, untilIdle } from './preparing.ts'
import { floorSide, ourSide, type Side } from './requests.ts'
import { compareAnswers } from './same-answer.ts'
import { costOf } from './statements-per-call.ts'
import { findSubjects, type Subjects } from './subjects.ts'

interface Sides {
  connection: ClientConfig
  subjects: Subjects
  floor: Side
  ours: Side
}

/** Everything that is measured at one size; each call is reported as soon as it is known. */
export async function compare(
  connection: ClientConfig,
  scale: Scale,
  options: Options,
  report: (figures: CallFigures) => void,
): Promise<Figures> {
  const subjects = await findSubjects(connection, scale, options.connections)
  const floorServer = await startFloor(urlOf(connection))
  const api = await startApi(urlOf(connection))
  try {
    await delay(2_000)
    const atRest = memoryOf(api.pid)
    await untilIdle(connection, 10)
    await handInFile(api.url, subjects)
    const floor = floorSide(floorServer.url, subjects)
    const sides = { connection, subjects, floor, ours: await ourSide(api.url, subjects) }
    const calls: CallFigures[] = []
    for (const call of CALLS.filter(({ name }) => name.includes(options.calls))) {
      const found = await measure(call, sides, options)
      report(found)
      calls.push(found)
    }
    return {
      theses: scale.theses,
      departments: scale.departments,
      calls,
      startUpMs: api.startedIn,
      memory: atRest && { atRest: atRest.now, most: memoryOf(api.pid)?.most ?? Number.NaN },
      databaseBytes: await databaseSize(connection),
      postgres: await withClient(connection, async (client) => {
        const { rows } = await client.query<{ server_version: string }>('show server_version')
        return rows[0]?.server_version ?? ''
      }),
    }
  } finally {
    await api.stop()
    await floorServer.stop()
  }
}

/** Floor and ours in turn, so that what else the machine does meets both; only one of them is under load at a time. */
async function measure(call: Call, sides: Sides, options: Options): Promise<CallFigures> {
  const { connection, subjects, floor, ours } = sides
  const underLoad = async (side: Side, seconds: number) => {
    if (call.kind === 'act') await dropMails(connection)
    await untilIdle(connection, 3)
    if (call.kind === 'act') await takeActsBack(connection, subjects)
    return loadRound(side, call, { connections: options.connections, seconds })
  }
  const { bytes } = await compareAnswers(call, floor, ours)
  const cost = call.kind === 'work' ? null : await costOf(connection, ours, call)
  for (const side of [floor, ours]) await underLoad(side, 1)
  const rounds = { floor: [] as Round[], ours: [] as Round[] }
  for (let round = 0; round < options.rounds; round++) {
    rounds.floor.push(await underLoad(floor, options.seconds))
    rounds.ours.push(await underLoad(ours, options.seconds))
  }
  if (call.kind === 'act') {
    await dropMails(connection)
    await untilIdle(connection, 3)
    await takeActsBack(connection, subjects)
  }
  const { name, wanted } = call
  return { name, wanted, floor: medianOf(rounds.floor), ours: medianOf(rounds.ours), bytes, cost }
}

function databaseSize(connection: ClientConfig): Promise<number> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ size: number }>(
      'select pg_database_size(current_database())::float8 as size',
    )
    return rows[0]?.size ?? Number.NaN
  })
}
