import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newClient } from '../../../platform/database/connection.ts'
import { knownMigrations } from '../../../platform/database/migrations-in-transaction.ts'
import { recordRun } from '../../../platform/jobs/job-runs.ts'
import { mailOutage } from '../../../platform/mail/tables.ts'
import { JOBS_LOCK } from '../../../platform/processes/jobs-lock.ts'
import { processName, thisProcess } from '../../../platform/processes/process-name.ts'
import { VERSION } from '../../../platform/version.ts'
import { urlOfDatabase } from '../../../testing/running-program.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const api = await startTestApi({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'theses@example.org' })
const { given, db, connection, dataDir } = api
let administrator: TestClient

beforeAll(async () => {
  administrator = await api.as(await given.anAdministrator())
})
afterEach(() => db.transaction(async (tx) => void (await tx.delete(mailOutage))))

const athens = (date: string) => ({ date: `${date}:00.000000`, timezone_type: 3, timezone: 'Europe/Athens' })
const status = async () => (await administrator.call('getSystemStatus')).body

describe('getSystemStatus', () => {
  it('asks for a session', async () => {
    expect((await api.anonymous.call('getSystemStatus')).error).toMatchObject({ status: 401 })
  })

  it('is for administrators', async () => {
    for (const person of [await given.aStudent(), await given.anInstructor()]) {
      const { error } = await (await api.as(person)).call('getSystemStatus')
      expect(error).toMatchObject({ status: 403, code: 'wrong_role' })
    }
  })

  it('says the version, how the database is, and how much room there is', async () => {
    const { version, database, disk, standbys } = await status()
    expect(version).toBe(VERSION)
    expect(database).toMatchObject({ postgresVersion: expect.stringMatching(/^\d+/), pendingMigrations: 0 })
    expect(database.migrations).toBe(knownMigrations().length)
    expect(database.bytes).toBeGreaterThan(1_000_000)
    expect(disk.freeBytes).toBeGreaterThan(0)
    expect(disk.totalBytes).toBeGreaterThanOrEqual(disk.freeBytes)
    expect(standbys).toEqual([])
  })

  it('says a migration of this version that is missing', async () => {
    const newest = sql`created_at = (select max(created_at) from drizzle.__drizzle_migrations)`
    const { rows } = await db.execute<{ hash: string; at: string }>(
      sql`delete from drizzle.__drizzle_migrations where ${newest} returning hash, created_at as at`,
    )
    const [gone] = rows
    onTestFinished(async () => {
      await db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${gone?.hash}, ${gone?.at})`,
      )
    })
    expect((await status()).database.pendingMigrations).toBe(1)
  })

  it('says when mail left, and since when none does', async () => {
    expect((await status()).mail).toMatchObject({ goesTo: 'server', lastSent: null, outage: null })
    await given.aMail({ sentAt: new Date('2026-03-10T08:30:00Z') })
    await given.aLostMail()
    await db.transaction((tx) =>
      tx.insert(mailOutage).values({
        since: new Date('2026-03-10T08:45:00Z'),
        nextTryAt: new Date('2026-03-10T09:01:00Z'),
        lastError: 'ECONNREFUSED',
      }),
    )
    expect((await status()).mail).toEqual({
      goesTo: 'server',
      lastSent: athens('2026-03-10 10:30'),
      outage: { since: athens('2026-03-10 10:45'), trouble: 'no_answer', codes: 'ECONNREFUSED' },
      waiting: 0,
      givenUp: 1,
    })
  })

  it('says how each job went', async () => {
    const [startedAt, endedAt] = [new Date('2026-03-10T08:00:00Z'), new Date('2026-03-10T08:01:00Z')]
    await recordRun(db, 'upkeep', { startedAt, endedAt, every: 3_600_000, failure: 'ENOSPC' })
    expect((await status()).jobs).toEqual([
      {
        name: 'upkeep',
        started: athens('2026-03-10 10:00'),
        ended: athens('2026-03-10 10:01'),
        everySeconds: 3_600,
        failure: 'ENOSPC',
        lastSuccess: null,
      },
    ])
  })

  it('says when npm run ops:backup was there last, and what it took along', async () => {
    expect((await status()).backup).toBeNull()
    await given.aStoredFile()
    const lost = await given.aStoredFile('lost')
    await api.storage.remove(lost.storageKey)
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      DATABASE_URL: urlOfDatabase(connection),
      JWT_SECRET: 'a secret of thirty-two characters',
    }
    const backup = join(import.meta.dirname, '../../../commands/backup.ts')
    // Its exit code says that a file is lost.
    expect(() =>
      execFileSync(process.execPath, [backup, '--to', join(dataDir, 'backups')], { env, stdio: 'ignore' }),
    ).toThrow()
    expect((await status()).backup).toEqual({
      made: expect.objectContaining({ timezone: 'Europe/Athens' }),
      isEncrypted: false,
      rows: expect.any(Number),
      files: 1,
      lostFiles: 1,
    })
  })

  it('tells of every process by its connection, and which one leads', async () => {
    const startedAt = new Date('2026-03-09T06:00:00Z')
    for (const [pid, host] of [
      [11, 'api-1'],
      [12, 'api-2'],
    ] as const) {
      const name = processName({
        ...thisProcess(),
        pid,
        host,
        startedAt: new Date(startedAt.getTime() + pid * 60_000),
      })
      const client = newClient(connection)
      await client.connect()
      onTestFinished(() => client.end())
      await client.query("select set_config('application_name', $1, false)", [name])
      if (pid === 12) await client.query('select pg_try_advisory_lock($1)', [JOBS_LOCK])
    }
    expect((await status()).processes).toEqual([
      { host: 'api-1', pid: 11, version: VERSION, started: athens('2026-03-09 08:11'), leadsJobs: false },
      { host: 'api-2', pid: 12, version: VERSION, started: athens('2026-03-09 08:12'), leadsJobs: true },
    ])
  })
})
