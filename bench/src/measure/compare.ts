import { setTimeout as delay } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import type { Scale } from '../data/scale.ts'
import { urlOf, withClient } from '../load/database.ts'
import type { Options } from '../options.ts'
import { memoryOf } from '../servers/memory.ts'
import { startApi, startFloor, startWebServer } from '../servers/servers.ts'
import { CALLS } from './calls.ts'
import type { CallFigures, Figures } from './figures.ts'
import { measureCall, type PeerSide } from './measure-call.ts'
import { handInFile, untilIdle } from './preparing.ts'
import { floorSide, ourSide, pageSide } from './requests.ts'
import { findSubjects, type Subjects } from './subjects.ts'

/** Starts what is asked beside the floor and ours. */
export type StartPeers = (subjects: Subjects) => Promise<{ sides: PeerSide[]; stop(): Promise<void> }>

/** Everything that is measured at one size; each call is reported as soon as it is known. */
export async function compare(
  connection: ClientConfig,
  scale: Scale,
  options: Options,
  startPeers: StartPeers,
  report: (figures: CallFigures) => void,
): Promise<Figures> {
  const subjects = await findSubjects(connection, scale, options.connections)
  const floorServer = await startFloor(urlOf(connection))
  const api = await startApi(urlOf(connection))
  const webServer = await startWebServer(api.url)
  let peers: Awaited<ReturnType<StartPeers>> | undefined
  try {
    await delay(2_000)
    const atRest = memoryOf(api.pid)
    await untilIdle(connection, 10)
    await handInFile(api.url, subjects)
    const floor = floorSide(floorServer.url, subjects)
    peers = await startPeers(subjects)
    const ours = await ourSide(api.url, subjects)
    const pages = pageSide(webServer.url, subjects)
    const sides = { connection, subjects, floor, ours, pages, peers: peers.sides }
    const calls: CallFigures[] = []
    for (const call of CALLS.filter(({ name }) => name.includes(options.calls))) {
      const found = await measureCall(call, sides, options)
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
    await peers?.stop()
    await webServer.stop()
    await api.stop()
    await floorServer.stop()
  }
}

function databaseSize(connection: ClientConfig): Promise<number> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ size: number }>(
      'select pg_database_size(current_database())::float8 as size',
    )
    return rows[0]?.size ?? Number.NaN
  })
}
