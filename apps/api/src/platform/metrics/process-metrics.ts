import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import { diskSpace } from '../upkeep/disk-space.ts'
import { VERSION } from '../version.ts'

export interface ProcessParts {
  pool: Pool
  streams: { count(): number }
  dataDir: string
  uploads: { current(): { files: number; bytes: number } }
}

/** What this process alone knows: its memory, the lag of its event loop, its connections, streams and uploads. */
export function measureProcess(registry: Registry, { pool, streams, uploads, dataDir }: ProcessParts): void {
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const gauge = (
    name: string,
    help: string,
    read: () => number | Promise<number>,
    aggregator: 'sum' | 'first' = 'sum',
  ) => {
    new Gauge({
      name,
      help,
      registers,
      aggregator,
      async collect() {
        this.set(await read())
      },
    })
  }
  new Gauge({
    name: 'diatrivi_build_info',
    help: 'Always 1; the label says which version runs.',
    labelNames: ['version'] as const,
    registers,
    aggregator: 'first',
  }).set({ version: VERSION }, 1)
  new Gauge({
    name: 'diatrivi_database_pool_connections',
    help: 'Connections to the database that are open, by what they do.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount)
    },
  })
  gauge(
    'diatrivi_database_pool_max_connections',
    'Connections that are opened at most.',
    () => pool.options.max,
  )
  gauge(
    'diatrivi_database_pool_waiting',
    'Calls that wait for a connection to the database.',
    () => pool.waitingCount,
  )
  gauge('diatrivi_event_streams', 'Open streams of notices.', streams.count)
  gauge('diatrivi_uploads_in_flight', 'Files that are being received.', () => uploads.current().files)
  gauge(
    'diatrivi_uploads_in_flight_bytes',
    'Bytes of these files that are on the disk already.',
    () => uploads.current().bytes,
  )
  const disk = (what: 'free' | 'size') => async () => (await diskSpace(dataDir))[what]
  gauge('diatrivi_disk_free_bytes', 'Room that is left on the disk of DATA_DIR.', disk('free'), 'first')
  gauge('diatrivi_disk_size_bytes', 'Size of the disk of DATA_DIR.', disk('size'), 'first')
}
