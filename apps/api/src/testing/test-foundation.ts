import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type TestClock, testClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import { createLogger } from '../platform/logging/logger.ts'
import type { Foundation } from '../platform/platform.ts'
import { localStorage } from '../platform/storage/local-storage.ts'
import { openTestDatabase } from './test-database.ts'

/** A Tuesday in term, eleven in the morning in Athens. */
export const NOW = '2026-03-10T09:00:00Z'

export interface TestFoundation extends Foundation {
  clock: TestClock
  /** Where uploads and files are. */
  dataDir: string
  /** Lines of the log, as objects. */
  logged: Record<string, unknown>[]
}

/**
 * The platform of a test, closed when the test file is done. Unless asked for, throttling is off and passwords may be as
 * short as in the demo.
 */
export async function openTestFoundation(settings: Record<string, string> = {}): Promise<TestFoundation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-api-'))
  const { db, connection, close } = await openTestDatabase()
  const logged: Record<string, unknown>[] = []
  const write = (line: string) => void logged.push(JSON.parse(line))

  afterAll(async () => {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  return {
    config: readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', DEMO: '1', ...settings }),
    db,
    connection,
    clock: testClock(NOW),
    log: createLogger({ level: 'info' }, { write }),
    storage: localStorage(join(dataDir, 'files')),
    secret: 'a secret of thirty-two characters',
    dataDir,
    logged,
  }
}
