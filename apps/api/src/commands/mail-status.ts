import { readConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/database.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import type { Db } from '../platform/database/transaction.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { outboxState } from '../platform/mail/outbox.repository.ts'
import { listUndeliverable, listWaiting, tryAgain } from '../platform/mail/outbox-upkeep.repository.ts'
import { mailReport, readRetry, USAGE } from './mail-report.ts'

const SHOWN_MAX = 50

try {
  const retry = readRetry(process.argv.slice(2))
  process.stdout.write(`${await withDatabase((db) => (retry === null ? show(db) : again(db, retry)))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`)
  process.exitCode = 1
}

async function withDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const log = createLogger({ level: 'warn' })
  const database = await openDatabase({ ...readConfig(process.env), log })
  try {
    await migrateDatabase(database.connection)
    return await work(database.db)
  } finally {
    await database.close()
  }
}

async function show(db: Db): Promise<string> {
  const state = await outboxState(db)
  const waiting = await listWaiting(db, SHOWN_MAX)
  return mailReport({ state, waiting, undeliverable: await listUndeliverable(db, SHOWN_MAX) })
}

async function again(db: Db, retry: number[] | 'all'): Promise<string> {
  const ids = retry === 'all' ? null : retry
  const count = await db.transaction((tx) => tryAgain(tx, ids, systemClock.now()))
  return `${count} to be tried again.`
}
