import type { ClientConfig } from 'pg'
import { createPlatform } from '../../../create-platform.ts'
import { systemClock } from '../../../platform/clock.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { databaseAt } from '../../../platform/database/database.ts'
import { createLogger } from '../../../platform/logging/logger.ts'
import { localStorage } from '../../../platform/storage/local-storage.ts'
import { factories } from '../../factories.ts'
import { silent } from '../../start-test-server.ts'

/** A student who works on a thesis, signed in. */
export interface WorkingStudent {
  token: string
  /** A step to write comments about. */
  itemId: number
}

/** Students at work; and tokens of one student more, of as many sessions. */
export async function studentsAtWork(
  connection: ClientConfig,
  { dataDir, secret, count }: { dataDir: string; secret: string; count: number },
): Promise<{ students: WorkingStudent[]; tokens: string[] }> {
  const database = databaseAt(connection, silent, async () => undefined)
  const platform = createPlatform({
    config: readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }),
    db: database.db,
    connection,
    clock: systemClock,
    log: createLogger({ level: 'silent' }),
    storage: localStorage(dataDir),
    secret,
  })
  const tokenOf = (accountId: number) =>
    database.db.transaction((tx) => platform.sessions.open(tx, { accountId, kind: 'full', userAgent: null }))
  try {
    const given = factories(platform)
    const department = await given.aDepartment()
    const instructor = await given.anInstructor({ department })
    const students: WorkingStudent[] = []
    while (students.length < count) {
      const student = await given.aStudent({ department })
      const thesis = await given.aThesis({ instructor, student, startDate: '2026-02-02' })
      const { steps } = await given.aTodoList({ thesis, steps: ['untouched'] })
      students.push({ token: await tokenOf(student.id), itemId: steps[0]?.id ?? 0 })
    }
    const other = await given.aStudent({ department })
    const tokens: string[] = []
    while (tokens.length < count) tokens.push(await tokenOf(other.id))
    return { students, tokens }
  } finally {
    await database.close()
  }
}
