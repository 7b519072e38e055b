import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildWeb, isWebBuilt } from '../../../scripts/web-build.mjs'
import { sampleFile } from './sample-file.ts'
import { freePort, type RunningServer, startServer } from './server-process.ts'

export const ROOT = resolve(import.meta.dirname, '../../..')
export const CACHE = join(ROOT, '.cache', 'bench')

/** The API as its users run it, but without limits on how often one address may ask. */
export async function startApi(
  databaseUrl: string,
  dataDir = join(CACHE, 'api'),
  processes = 1,
): Promise<RunningServer> {
  return startServer(join(ROOT, 'apps/api/src/main.ts'), {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    API_PORT: String(await freePort()),
    API_PROCESSES: String(processes),
    JWT_SECRET: 'a secret of the benchmark, which guards nothing',
    RATE_LIMIT: 'off',
  })
}

/** The web server as its users run it; it writes public pages from what that API answers. */
export async function startWebServer(apiUrl: string): Promise<RunningServer> {
  if (!isWebBuilt()) await buildWeb(process.execPath)
  return startServer(join(ROOT, 'apps/web/server/serve.ts'), {
    API_INTERNAL_URL: apiUrl,
    WEB_PORT: String(await freePort()),
  })
}

export async function startFloor(databaseUrl: string): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-bench-'))
  const sample = join(folder, 'sample.pdf')
  writeFileSync(sample, sampleFile())
  const server = await startServer(join(ROOT, 'bench/src/floor/main.ts'), {
    DATABASE_URL: databaseUrl,
    SAMPLE_FILE: sample,
    PORT: String(await freePort()),
  })
  return { ...server, stop: () => server.stop().finally(() => rmSync(folder, { recursive: true })) }
}
