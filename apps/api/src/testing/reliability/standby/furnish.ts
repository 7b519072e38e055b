import { createPlatform } from '../../../create-platform.ts'
import { systemClock } from '../../../platform/clock.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { databaseAt } from '../../../platform/database/database.ts'
import { connectionOf } from '../../../platform/database/external-server.ts'
import { createLogger } from '../../../platform/logging/logger.ts'
import { localStorage } from '../../../platform/storage/local-storage.ts'
import { factories } from '../../factories.ts'
import { silent } from '../../start-test-server.ts'
import type { Writer } from './writers.ts'

/** Students who work on theses, each signed in. */
export async function furnishWriters(
  settings: { DATABASE_URL: string; DATA_DIR: string; JWT_SECRET: string },
  count: number,
): Promise<Writer[]> {
  const database = databaseAt(connectionOf(settings.DATABASE_URL), silent, async () => undefined)
  const platform = createPlatform({
    config: readConfig({ ...settings, RATE_LIMIT: 'off' }),
    db: database.db,
    connection: database.connection,
    clock: systemClock,
    log: createLogger({ level: 'silent' }),
    storage: localStorage(settings.DATA_DIR),
    secret: settings.JWT_SECRET,
  })
  try {
    const given = factories(platform)
    const department = await given.aDepartment()
    const instructor = await given.anInstructor({ department })
    const writers: Writer[] = []
    while (writers.length < count) {
      const student = await given.aStudent({ department })
      const thesis = await given.aThesis({ instructor, student, startDate: '2026-02-02' })
      const { steps } = await given.aTodoList({ thesis, steps: ['untouched'] })
      const owner = { accountId: student.id, kind: 'full', userAgent: null } as const
      const token = await database.db.transaction((tx) => platform.sessions.open(tx, owner))
      writers.push({ token, itemId: steps[0]?.id ?? 0 })
    }
    return writers
  } finally {
    await database.close()
  }
}
