import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeFolders, silent, temporaryFolder } from '@diatrivi/embedded-postgres/testing/test-folders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedServer } from './embedded-server.ts'

let dataDir: string
beforeEach(() => {
  dataDir = temporaryFolder('start')
})
afterEach(() => removeFolders([dataDir]))

const start = (folder = dataDir) => startEmbeddedServer(folder, silent)

function putCluster(): string {
  const cluster = join(dataDir, 'postgres', 'cluster')
  mkdirSync(cluster, { recursive: true })
  return cluster
}

describe('a data folder that cannot be used', () => {
  it('is refused with the setting to change when its place is a file', async () => {
    writeFileSync(join(dataDir, 'file'), '')
    await expect(start(join(dataDir, 'file'))).rejects.toThrow(
      /^The data folder .+file cannot be written \(E\w+\): give this user access or set DATA_DIR to another folder\.$/,
    )
  })

  it.runIf(process.platform === 'linux')('is refused at once below /proc', async () => {
    await expect(start('/proc/none/data')).rejects.toThrow(
      'The data folder /proc/none/data cannot be written (ENOENT): give this user access or set DATA_DIR to another folder.',
    )
  })

  it('is refused with the way out when its path is longer than a database can have', async () => {
    const long = join(dataDir, ...Array(3).fill('φάκελος-'.repeat(12)))
    await expect(start(long)).rejects.toThrow(
      /has \d+ bytes, more than the 490 that a database can have: set DATA_DIR to another folder\.$/,
    )
  })

  it('is refused with the way out when another major version of PostgreSQL made it', async () => {
    writeFileSync(join(putCluster(), 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(
      /was made by PostgreSQL 17 .+: export it by npm run ops:export \(db:export until 0\.1\.0\) of the version that made it, or set DATA_DIR to another folder\.$/,
    )
  })

  it('is refused with the way out when it holds something else', async () => {
    putCluster()
    await expect(start()).rejects.toThrow(
      /is not a PostgreSQL cluster: move it away or set DATA_DIR to another folder\.$/,
    )
  })
})
