import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@diatrivi/settings/demo'
import { sql } from 'drizzle-orm'
import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { account } from '../../modules/people/account/tables.ts'
import { type Clock, systemClock, testClock } from '../../platform/clock.ts'
import { databaseAt } from '../../platform/database/database.ts'
import { HOUR } from '../../platform/durations.ts'
import { storedFile } from '../../platform/storage/tables.ts'
import { diskSpace } from '../../platform/upkeep/disk-space.ts'
import { recordBackup } from '../../platform/upkeep/last-backup.ts'
import { startFaultyListener } from '../../testing/faulty-listener.ts'
import { freePort, type RunningProgram, runProgram, urlOfDatabase } from '../../testing/running-program.ts'
import { silent } from '../../testing/start-test-server.ts'
import { startTestApi } from '../../testing/test-api.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { examine } from './examine.ts'
import { isHealthy } from './finding.ts'
import { doctorsReport } from './report.ts'
import { aPoolerBefore, aProxyTo, aWebServer, type ServerPlace } from './surroundings.fixture.ts'

/** A real installation: the API as a process, a web server, a mail server, people and files. */
const { given, db, connection, dataDir, storage } = await startTestApi()
const post = await startFaultyListener()
const web = await aWebServer()
const apiPort = await freePort()
const ENV = {
  API_PORT: String(apiPort),
  WEB_ORIGIN: `http://127.0.0.1:${web.port}`,
  DATA_DIR: dataDir,
  DATABASE_URL: urlOfDatabase(connection),
  JWT_SECRET: 'a secret of thirty-two characters',
  SMTP_URL: `smtp://127.0.0.1:${post.port}`,
  MAIL_FROM: 'theses@example.org',
  MIN_FREE_DISK_MB: '1',
}
const API = `http://127.0.0.1:${apiPort}`
let program: RunningProgram

beforeAll(async () => {
  await given.anAdministrator({ password: 'four-legs-of-a-table' })
  for (const content of ['one', 'two', 'three']) await given.aStoredFile(content)
  program = runProgram(ENV)
  await vi.waitFor(() => expect(program.messages.at(-1)).toMatchObject({ type: 'ready' }), 50_000)
  // It is known to the database a moment later.
  await vi.waitFor(async () => expect(await wrong()).toEqual([]), 20_000)
})
afterAll(async () => {
  program.child.kill('SIGTERM')
  await program.ended
  web.close()
  await post.close()
})

const look = (change: Record<string, string> = {}, clock: Clock = systemClock) =>
  examine({ env: { ...ENV, ...change }, clock })

/** What the doctor finds wrong: about what, and the sentence. */
async function wrong(change: Record<string, string> = {}, clock: Clock = systemClock): Promise<string[]> {
  return (await look(change, clock))
    .filter(({ verdict }) => verdict === 'wrong')
    .map(({ about, sentence }) => `${about}: ${sentence}`)
}

it('a healthy installation is healthy in everything that is looked at', async () => {
  const findings = await look()
  expect(isHealthy(findings)).toBe(true)
  expect(findings.map(({ about, verdict }) => `${verdict} ${about}`)).toEqual([
    'fine files in DATA_DIR',
    `${process.getuid?.() === 0 ? 'note' : 'fine'} user`,
    'fine disk',
    'fine JWT_SECRET',
    'fine database',
    'fine tables',
    'fine clock',
    'fine demo',
    'fine stored files',
    'note backup',
    'fine mail',
    'fine API_URL',
    'fine clock',
    'fine WEB_ORIGIN',
  ])
  expect(doctorsReport(findings)).toMatch(/\nThe installation is healthy\.$/)
})

describe('the clock', () => {
  it.each([
    ['ahead of', 3_600],
    ['behind', -60],
  ])('is %s that of the database and of the API', async (word, seconds) => {
    const clock = testClock(new Date(Date.now() + seconds * 1_000).toISOString())
    const found = await wrong({}, clock)
    for (const [index, of] of ['the database server', API].entries()) {
      expect(found[index]).toMatch(
        new RegExp(
          `^clock: The clock of this machine is \\d+ seconds ${word} that of ${of}: let all machines`,
        ),
      )
    }
    expect(found).toHaveLength(2)
  })

  it('of a proxy is compared, too', async () => {
    const proxy = await aProxyTo(apiPort, { date: new Date(Date.now() + 120_000) })
    onTestFinished(proxy.close)
    expect(await wrong({ API_URL: `http://127.0.0.1:${proxy.port}` })).toEqual([
      expect.stringMatching(/^clock: The clock of this machine is 1[12]\d seconds behind that of http:/),
    ])
  })
})

describe('the disk', () => {
  it('is full', async () => {
    expect(await wrong({ MIN_FREE_DISK_MB: '100000000' })).toEqual([
      expect.stringMatching(
        /^disk: \d+ MB of \d+ MB are free on the disk of .*, less than the 100000000 MB of/,
      ),
    ])
  })

  it('is nearly full', async () => {
    const { free } = await diskSpace(dataDir)
    expect(await wrong({ MIN_FREE_DISK_MB: String(Math.floor(free / 2_000_000)) })).toEqual([
      expect.stringContaining('which is nearly full: make room before it falls below'),
    ])
  })
})

describe('the mail server', () => {
  it('cannot be reached', async () => {
    const port = await freePort()
    expect(await wrong({ SMTP_URL: `smtp://127.0.0.1:${port}` })).toEqual([
      expect.stringMatching(
        `^mail: The mail server of SMTP_URL at 127.0.0.1:${port} does not answer \\(E\\w+\\): start it, let this machine`,
      ),
    ])
  })

  it('refuses the password, which is not repeated', async () => {
    const strict = await startFaultyListener(() => 'go on', {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    })
    onTestFinished(strict.close)
    const found = await wrong({ SMTP_URL: `smtp://theses:kalimera@127.0.0.1:${strict.port}` })
    expect(found).toEqual([
      expect.stringMatching(/^mail: .* refuses the name or the password of SMTP_URL \(EAUTH/),
    ])
    expect(found.join()).not.toContain('kalimera')
  })

  it('is missing where others reach the installation', async () => {
    expect(await wrong({ SMTP_URL: '' })).toEqual([
      'mail: SMTP_URL is not set, although DATABASE_URL is set: nobody gets a mail, not even the link for a new password. Set it to your mail server.',
    ])
  })

  it('is tried without a mail', () => {
    expect(post.received).toEqual([])
  })
})

describe('the tables', () => {
  async function withMigrations(statement: ReturnType<typeof sql>): Promise<string[]> {
    const other = await openTestDatabase()
    onTestFinished(other.close)
    await other.db.execute(statement)
    const found = await wrong({ DATABASE_URL: urlOfDatabase(other.connection) })
    // No process runs on that database.
    return found.filter((one) => !one.startsWith('processes'))
  }

  it('lack a migration', async () => {
    const newest = sql`(select max(created_at) from drizzle.__drizzle_migrations)`
    expect(
      await withMigrations(
        sql`update drizzle.__drizzle_migrations set hash = 'of an older version', created_at = created_at - 1
          where created_at = ${newest}`,
      ),
    ).toEqual([
      expect.stringMatching(/^tables: 1 of \d+ migrations of this version \(.*\) are missing: start it once/),
    ])
  })

  it('are those of a newer version', async () => {
    const newer = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer one', 9999999999999)`
    expect(await withMigrations(newer)).toEqual([
      expect.stringMatching(/^tables: The database was brought forward by a newer version than this one/),
    ])
  })

  it('are not there', async () => {
    expect(await withMigrations(sql`drop schema drizzle cascade`)).toEqual([
      expect.stringMatching(/^tables: The database has no tables: start this version once/),
    ])
  })
})

describe('the public address', () => {
  it('does not answer', async () => {
    const address = `http://127.0.0.1:${await freePort()}`
    expect(await wrong({ API_URL: address, WEB_ORIGIN: address })).toEqual(
      [
        `API_URL: ${address} does not answer (ECONNREFUSED): start what listens there, mend the name or the way to it, or correct API_URL.`,
        `WEB_ORIGIN: ${address} does not answer (ECONNREFUSED): start what listens there, mend the name or the way to it, or correct WEB_ORIGIN.`,
      ].slice(0, 2),
    )
  })

  it('is answered by another installation', async () => {
    expect(await wrong({ JWT_SECRET: 'another secret of thirty-two characters' })).toEqual([
      expect.stringMatching(
        /^API_URL: .* is answered by another installation of Diatrivi, or by this one with another/,
      ),
    ])
  })

  it('is answered by another program', async () => {
    expect(await wrong({ API_URL: ENV.WEB_ORIGIN })).toEqual([
      expect.stringMatching(/^API_URL: .* is answered \(200\) by something that is not the API of Diatrivi/),
    ])
    expect(await wrong({ WEB_ORIGIN: API })).toEqual([
      expect.stringMatching(/^WEB_ORIGIN: .* answers 404 and no page: let the proxy lead to the web server/),
    ])
  })

  it('is reached by a name that the API does not answer', async () => {
    const proxy = await aProxyTo(apiPort, { host: 'api-1.internal' })
    onTestFinished(proxy.close)
    expect(await wrong({ API_URL: `http://127.0.0.1:${proxy.port}` })).toEqual([
      expect.stringMatching(/^API_URL: .* refuses the name by which it is asked \(host_not_allowed\)/),
    ])
  })

  it('is not encrypted, and its name leads nowhere', async () => {
    expect(await wrong({ API_URL: 'http://theses.invalid' })).toEqual([
      'API_URL: http://theses.invalid is not encrypted, so passwords travel in the open: let the proxy serve it by https, and change API_URL.',
      expect.stringMatching(/^API_URL: http:\/\/theses\.invalid does not answer \((?:ENOTFOUND|EAI_AGAIN)\)/),
    ])
  })

  it('promises https and does not speak it', async () => {
    expect(await wrong({ API_URL: `https://127.0.0.1:${apiPort}` })).toEqual([
      expect.stringMatching(/^API_URL: .* offers no encryption that browsers trust \(ERR_SSL/),
    ])
  })
})

describe('the secret', () => {
  it.each([
    ['weak', 'a'.repeat(40), /^settings: JWT_SECRET must be at least 32 random characters/],
    ['missing', '', /^settings: JWT_SECRET must be set when DATABASE_URL is set/],
  ])('is %s', async (_what, JWT_SECRET, sentence) => {
    expect(await wrong({ JWT_SECRET })).toEqual([expect.stringMatching(sentence)])
  })
})

describe('the demo', () => {
  it('is in an installation that others reach', async () => {
    await db.execute(sql`insert into setting (key, value) values ('demo_planned_for', '2026-03-07')`)
    onTestFinished(
      async () => void (await db.execute(sql`delete from setting where key = 'demo_planned_for'`)),
    )
    expect(await wrong()).toEqual([
      'demo: The database holds the demo, whose passwords everybody can read, although DATABASE_URL is set, SMTP_URL is set: "npm run ops:remove-demo" takes the demo away.',
    ])
  })

  it('left an administrator with its password', async () => {
    const { id, username } = await given.anAdministrator({ password: DEMO_PASSWORD })
    onTestFinished(() => db.transaction(async (tx) => void (await tx.delete(account).where(sql`id = ${id}`))))
    expect(await wrong()).toEqual([
      `demo: The administrator ${username} has the password of the demo, which everybody can read: choose another one now.`,
    ])
  })
})

describe('stored files', () => {
  it('are missing or altered', async () => {
    const [missing, altered] = [await given.aStoredFile('missing'), await given.aStoredFile('altered')]
    onTestFinished(async () => {
      await db.transaction(async (tx) => {
        for (const { id } of [missing, altered]) await tx.delete(storedFile).where(sql`id = ${id}`)
      })
    })
    await storage.remove(missing.storageKey)
    writeFileSync(join(dataDir, 'files', altered.storageKey), 'changed')
    const [found = '', ...others] = await wrong()
    expect(others).toEqual([])
    expect(found).toMatch(
      /^stored files: Of \d+ files that were looked at in .*, 2 cannot be given to people/,
    )
    expect(found).toContain(`file ${missing.id} is missing`)
    expect(found).toContain(`file ${altered.id} is altered`)
  })

  it('lie in a bucket that cannot be used', async () => {
    const host = `127.0.0.1:${await freePort()}`
    expect(await wrong({ STORAGE_URL: `http://key:kalimera@${host}/theses` })).toEqual([
      `stored files: The object storage of STORAGE_URL at ${host} cannot be used (ECONNREFUSED): start it or correct the setting.`,
    ])
  })
})

describe('the backup', () => {
  it.each([
    [1, 'fine', 'The last backup was made 1 hours ago.'],
    [40, 'wrong', 'The last backup was made 40 hours ago: look at its timer.'],
  ])('of %i hours ago is %s', async (hours, verdict, sentence) => {
    const madeAt = new Date(Date.now() - hours * HOUR)
    await recordBackup(db, { madeAt, isEncrypted: true, rows: 1, files: 1, lostFiles: 0 })
    onTestFinished(async () => void (await db.execute(sql`delete from setting where key = 'last_backup'`)))
    expect(await look()).toContainEqual({ about: 'backup', verdict, sentence })
  })
})

describe('a provider of single sign-on', () => {
  it('does not answer', async () => {
    const issuer = `http://127.0.0.1:${await freePort()}`
    const oidc = {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'theses',
      OIDC_CLIENT_SECRET: 'kalimera',
      SSO_DOMAINS: 'hua.gr=1',
    }
    expect(await wrong(oidc)).toEqual([
      expect.stringMatching(
        /^sign-in: The provider at http:\/\/127\.0\.0\.1:\d+ does not answer, or offers no/,
      ),
    ])
  })
})

describe('the database', () => {
  it('cannot be reached', async () => {
    const host = `127.0.0.1:${await freePort()}`
    expect(await wrong({ DATABASE_URL: `postgres://theses@${host}/theses` })).toEqual([
      `database: The PostgreSQL server of DATABASE_URL at ${host} does not let us in (ECONNREFUSED): start it or correct the setting.`,
    ])
  })

  it('is not there on a server that answers', async () => {
    const missing = new URL(ENV.DATABASE_URL)
    missing.pathname = '/none'
    expect(await wrong({ DATABASE_URL: missing.href })).toEqual([
      expect.stringMatching(/^database: .* has no database of that name \(3D000\): make it, or correct/),
    ])
  })

  it('is behind a pooler that cannot be used', async () => {
    const pooler = await aPoolerBefore(placeOf(connection))
    onTestFinished(pooler.close)
    const { user, database } = databaseAt(connection, silent, async () => undefined).pool.options
    const through = connection.connectionString
      ? connection.connectionString.replace(/@[^/]+\//, `@127.0.0.1:${pooler.port}/`)
      : `postgres://${user}@127.0.0.1:${pooler.port}/${database}`
    expect(await wrong({ DATABASE_URL: through })).toEqual([
      expect.stringMatching(
        /^database: DATABASE_URL leads to a pooler, such as PgBouncer, that does not keep what/,
      ),
    ])
  })

  it('has a replica that is away, or is none', async () => {
    const host = `127.0.0.1:${await freePort()}`
    expect(await wrong({ DATABASE_REPLICA_URL: `postgres://theses@${host}/theses` })).toEqual([
      `replica: The replica of DATABASE_REPLICA_URL at ${host} does not let us in (ECONNREFUSED): start it, or unset the setting. Until then the primary is asked instead.`,
    ])
    expect(await wrong({ DATABASE_REPLICA_URL: ENV.DATABASE_URL })).toEqual([
      expect.stringMatching(/^replica: The server of DATABASE_REPLICA_URL at .* is no replica/),
    ])
  })
})

function placeOf({ connectionString, host = '', port = 5432 }: ClientConfig): ServerPlace {
  if (connectionString !== undefined) {
    const url = new URL(connectionString)
    return { host: url.hostname, port: Number(url.port || 5432) }
  }
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
}

it('an installation that stands still is reported', async () => {
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(await wrong()).toEqual([
    `processes: No process of the API runs on this database, so ${API} cannot answer: start it.`,
  ])
})
