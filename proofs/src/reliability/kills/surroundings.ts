import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { urlOfDatabase } from '@diatrivi/api/testing/running-program'
import { silent } from '@diatrivi/api/testing/start-test-server'
import { connectionTo, onServer } from '@diatrivi/api/testing/test-server'
import { startEmbeddedPostgres } from '@diatrivi/embedded-postgres/embedded-postgres'
import type { ClientConfig } from 'pg'
import { type Installation, installation } from './installation.ts'

const API_WITH_DEMO = resolve(import.meta.dirname, '../../../../demo/src/main.ts')

/** Installations of one kind, each with a folder and a database of its own. */
export interface Surroundings {
  kind: 'embedded' | 'server'
  /** Nothing is there yet. */
  empty(settings: Record<string, string>): Promise<Installation>
  /** As above, and the first start loads the demo. */
  emptyWithDemo(): Promise<Installation>
  close(): Promise<void>
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'diatrivi-kills-'))
const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster')
const start = (folder: string) => startEmbeddedPostgres({ folder, name: 'diatrivi', log: silent })

/** Each with the embedded PostgreSQL in its data folder, which is started by the API. */
export function embeddedSurroundings(): Surroundings {
  const folder = newFolder()
  const made: Installation[] = []

  const nextDataDir = () => join(folder, String(made.length + 1))
  const at = async (dataDir: string, settings: Record<string, string>, program?: string) => {
    const one = await installation({
      dataDir,
      cluster: clusterOf(dataDir),
      database: { host: clusterOf(dataDir), port: 5432, user: 'diatrivi', database: 'postgres' },
      settings,
      ...(program !== undefined && { program }),
    })
    made.push(one)
    return one
  }

  return {
    kind: 'embedded',
    empty: (settings) => at(nextDataDir(), settings),
    emptyWithDemo: () => at(nextDataDir(), {}, API_WITH_DEMO),
    close: async () => {
      for (const one of made) one.kill('both')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** All on one server, which the run starts again when it was killed, as the system does with its services. */
export async function serverSurroundings(): Promise<Surroundings> {
  const folder = newFolder()
  const server = await start(join(folder, 'server'))
  const made: Installation[] = []

  const at = async (settings: Record<string, string>, program?: string): Promise<Installation> => {
    const name = `kills_${made.length + 1}`
    await onServer(server.connection, `create database ${name}`)
    const database: ClientConfig = connectionTo(server.connection, name)
    const dataDir = join(folder, name)
    mkdirSync(dataDir)
    const one = await installation({
      dataDir,
      cluster: String(server.connection.host),
      database,
      settings: { ...settings, DATABASE_URL: urlOfDatabase(database) },
      ...(program !== undefined && { program }),
    })
    made.push(one)
    return one
  }

  return {
    kind: 'server',
    empty: (settings) => at(settings),
    emptyWithDemo: () => at({ DEMO: '1' }, API_WITH_DEMO),
    close: async () => {
      for (const one of made) one.kill('api')
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
