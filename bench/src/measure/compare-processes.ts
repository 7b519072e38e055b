import type { ClientConfig } from 'pg'
import type { Scale } from '../data/scale.ts'
import { urlOf } from '../load/database.ts'
import type { Options } from '../options.ts'
import { memoryOfGroup } from '../servers/memory.ts'
import { startApi } from '../servers/servers.ts'
import { CALLS } from './calls.ts'
import { loadRound, mediansInTurn, type Round } from './load-round.ts'
import { untilIdle } from './preparing.ts'
import { ourSide, type Side } from './requests.ts'
import { findSubjects } from './subjects.ts'

export interface GroupFigures {
  processes: number
  /** One for each call, in the order of `calls`. */
  rounds: Round[]
  /** At most, of all processes together, in MB; null where the system does not say it. */
  memory: number | null
}

export interface ProcessFigures {
  calls: string[]
  groups: GroupFigures[]
}

/** The reading calls that have a ratio to reach, at one process of the API and at several on one port, in turn. */
export async function compareProcesses(
  connection: ClientConfig,
  scale: Scale,
  options: Options,
  report: (stage: string) => void,
): Promise<ProcessFigures> {
  const subjects = await findSubjects(connection, scale, options.connections)
  const calls = CALLS.filter(({ kind, wanted, name }) => {
    return kind === 'read' && wanted !== null && name.includes(options.calls)
  })
  const groups: { processes: number; server: Awaited<ReturnType<typeof startApi>> }[] = []
  try {
    for (const processes of options.processes) {
      groups.push({ processes, server: await startApi(urlOf(connection), undefined, processes) })
    }
    await untilIdle(connection, 10)
    const sides = await Promise.all(groups.map(({ server }) => ourSide(server.url, subjects)))
    const rounds = groups.map((): Round[] => [])
    for (const call of calls) {
      const underLoad = async (side: Side, seconds: number) => {
        await untilIdle(connection, 3)
        return loadRound(side, call, { connections: options.connections, seconds })
      }
      // Each is warmed up.
      for (const side of sides) await underLoad(side, 1)
      const found = await mediansInTurn(sides, options.rounds, (side) => underLoad(side, options.seconds))
      for (const [index, one] of found.entries()) rounds[index]?.push(one)
      report(`${call.name}: ${found.map(({ perSecond }) => perSecond.toFixed(0)).join(', ')}/s`)
    }
    return {
      calls: calls.map(({ name }) => name),
      groups: groups.map(({ processes, server }, index) => ({
        processes,
        rounds: rounds[index] ?? [],
        memory: memoryOfGroup(server.pid)?.most ?? null,
      })),
    }
  } finally {
    for (const { server } of groups) await server.stop()
  }
}
