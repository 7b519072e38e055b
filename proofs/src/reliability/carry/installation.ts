import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { withClient } from '@diatrivi/api/platform/archive/client'
import { takeOffRules } from '@diatrivi/api/platform/archive/table-rules'
import { localStorage } from '@diatrivi/api/platform/storage/local-storage'
import type { Place } from '@diatrivi/api/testing/carrying.fixture'
import { urlOfDatabase } from '@diatrivi/api/testing/running-program'
import { connectionTo } from '@diatrivi/api/testing/test-server'
import type { ClientConfig } from 'pg'

const BENCH = resolve(import.meta.dirname, '../../../../bench/src/main.ts')
const FILE_BYTES = 50_000

/** The country of the benchmark with that many theses, and real bytes for that many of its files. */
export async function makeInstallation(
  server: ClientConfig,
  folder: string,
  { theses, files }: { theses: number; files: number },
): Promise<Place> {
  const { status } = spawnSync(process.execPath, [BENCH, '--theses', String(theses), '--load-only'], {
    env: { ...process.env, DATABASE_URL_BENCH: urlOfDatabase(server) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`the data could not be loaded (${status})`)
  const connection = connectionTo(server, `diatrivi_bench_${theses}`)
  const storage = localStorage(folder)
  await withClient(connection, async (client) => {
    // Rows of files beyond those would have no bytes. No foreign key is asked for each of them.
    const putBack = await takeOffRules(client)
    const { rows } = await client.query<{ id: number }>('select id from stored_file order by id limit $1', [
      files,
    ])
    const last = rows.at(-1)?.id ?? 0
    await client.query(`delete from step_file where file_id > ${last}`)
    await client.query(`update thesis set final_file_id = null where final_file_id > ${last}`)
    await client.query(`delete from stored_file where id > ${last}`)
    for (const { id } of rows) {
      const bytes = randomBytes(FILE_BYTES)
      const contentHash = createHash('sha256').update(bytes).digest('hex')
      await client.query(
        'update stored_file set storage_key = $1, content_hash = $2, size = $3 where id = $4',
        [await storage.put({ bytes }), contentHash, bytes.length, id],
      )
    }
    for (const statement of putBack) await client.query(statement)
  })
  return { connection, storage }
}
