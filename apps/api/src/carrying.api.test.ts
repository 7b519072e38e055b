import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ArchiveError } from './platform/archive/archive-error.ts'
import { openArchive } from './platform/archive/archive-reader.ts'
import { writeArchive } from './platform/archive/archive-writer.ts'
import { withClient } from './platform/archive/client.ts'
import { exportInstallation } from './platform/archive/export-installation.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { knownMigrations } from './platform/database/migrations-in-transaction.ts'
import { files } from './platform/storage/files.ts'
import { quarantineOrphans } from './platform/storage/orphaned-files.ts'
import { keysOf, openCarrying, type Place, tablesOf } from './testing/carrying.fixture.ts'
import { playStory } from './testing/recorded-answers/story.ts'
import { letSystemTimeFollow } from './testing/system-time.ts'
import { startTestApi } from './testing/test-api.ts'

const { folder, emptyPlace, exportOf, importInto, close } = await openCarrying()
afterAll(close)

/** An installation in which every call of the API was made. */
const api = await startTestApi({ RATE_LIMIT: 'on' })
letSystemTimeFollow(api.clock)
let archive = ''

beforeAll(async () => {
  const { brokenOffBy } = await playStory(api)
  if (brokenOffBy !== null) throw brokenOffBy
  const { given, db } = api
  await given.anImage()
  await given.aDelivery()
  await db.execute(`insert into setting values ('written', 'with a tab	and a "quote" \\ and a line\nmore')`)
  await db.execute(
    `insert into mail_outage values (true, now(), now(), 'ECONNREFUSED') on conflict do nothing`,
  )
  await db.execute(`
    insert into keyed_call (account_id, key, part, request, result, done_at)
    select id, 'a key of a call', 0, 'request', '{"id": 1}', now() from account order by id limit 1`)
  await db.execute(`
    insert into identity (account_id, issuer, subject)
    select id, 'https://login.hua.gr', 'a person' from account order by id limit 1`)
  await db.execute(`
    insert into provider_sign_in (handle, provider, state, nonce, code_verifier, return_to, named, expires_at)
    values ('a ticket', 'oidc', 'a state', 'a nonce', 'a verifier', 'http://127.0.0.1:3000', '{"subject": "a person"}', now())`)
  await db.execute(`
    insert into email_change (account_id, old_email, new_email, code_hash, cancel_hash,
      code_made_at, code_expires_at, cancel_until)
    select id, email, 'new-' || email, 'code', 'cancel', now(), now(), now() from account order by id limit 1`)
  await db.execute(`
    with owner as (select id from account order by id limit 1),
      phone as (insert into totp select id, 'sealed', 59000000, now() from owner),
      code as (insert into recovery_code select id, 'hash' from owner),
      challenge as (insert into second_factor_challenge (handle, account_id, expires_at)
        select 'hash', id, now() from owner)
    insert into passkey (account_id, credential_id, public_key, counter, transports, name)
    select id, 'credential', 'key', 7, '{internal,hybrid}', 'Κλειδί' from owner`)
  await db.execute(`
    insert into pending_student (department_id, first_name, surname, email, registry_number, as_of)
    select id, 'Άννα', 'Ρήγα', 'anna.riga@example.org', '001234', now() from department order by id limit 1`)
  await db.execute(`
    insert into mark_correction (examination_id, seat_id, before, after, reason, decision_reference)
    select examination_id, seat_id, parts, parts, 'Άθροιση', '7/18.12.2025' from member_mark order by id limit 1`)
  await db.execute(`
    with person as (select id, department_id from account where role = 'instructor' order by id limit 1),
      member as (insert into staff_member (account_id, print_title) select id, 'Ομότιμος Καθηγητής' from person),
      away as (insert into absence (account_id, from_day, until_day, kind)
        select id, '2026-04-01', '2026-04-30', 'leave' from person)
    insert into office (department_id, account_id, kind, from_day)
    select department_id, id, 'head', '2026-01-01' from person`)
  await db.execute(`
    insert into saved_view (account_id, list, name, query)
    select id, 'students', 'Οι άριστοι', 'search=α%26β&columns=average' from account order by id limit 1`)
  await db.execute(`
    insert into calendar_feed (account_id, token_hash, has_steps)
    select id, 'a hash', true from account order by id limit 1`)
  await db.execute(`
    insert into push_subscription (account_id, endpoint, public_key, auth_secret)
    select id, 'https://push.example.org/one', 'key', 'secret' from account order by id limit 1`)
  await db.execute(`
    insert into push_message (subscription_id, account_id, title, path, created_at, due_at)
    select id, account_id, 'Έγκριση βήματος', '/thesis/1', now(), now() from push_subscription`)
  await db.execute(`
    insert into registry_reading (department_id, started_at, ended_at, outcome, students)
    select id, now(), now(), 'unchanged', 3 from department order by id limit 1`)
  await db.execute(`
    insert into paper_form (department_id, kind, file_id, name, set_at)
    select department_id, 'minutes', file_id, 'Πρακτικό.docx', now() from paper order by id limit 1`)
  archive = (await exportOf(api)).path
}, 60_000)

async function query(place: Pick<Place, 'connection'>, statement: string) {
  return withClient(place.connection, async (client) => (await client.query(statement)).rows)
}

/** Everything that a place has, as an archive would say it, without the keys that each storage makes itself. */
async function stateOf(place: Place) {
  const { manifest } = await exportOf(place)
  return {
    ...manifest,
    tables: manifest.tables.filter(({ name }) => name !== 'stored_file'),
    stored: await query(
      place,
      'select id, content_hash, size, media_type, created_at from stored_file order by id',
    ),
  }
}

describe('an installation', () => {
  it('has rows in every table, and files', async () => {
    const { tables, files: kept, sequences } = await stateOf(api)
    expect(tables.filter(({ rows }) => rows === 0)).toEqual([])
    expect(kept.count).toBeGreaterThan(3)
    expect(sequences.length).toBeGreaterThan(10)
  })

  it('is the same in an empty database of an ordinary role, and back again', async () => {
    const [there, back] = [await emptyPlace(), await emptyPlace()]
    const proof = await importInto(there, archive)
    expect(proof.files).toMatchObject({ missing: [], altered: [], different: [] })
    const expected = await stateOf(api)
    expect(await stateOf(there)).toEqual(expected)
    await importInto(back, (await exportOf(there)).path)
    expect(await stateOf(back)).toEqual(expected)
  })

  it('goes on in its new place: tables are up to date, rules hold, numbers go on', async () => {
    const there = await emptyPlace()
    await importInto(there, archive)
    expect(await migrateDatabase(there.connection)).toBe(0)
    const rules = `select conname::text as name from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexname from pg_indexes where schemaname = 'public'
      union all select tgname from pg_trigger where not tgisinternal and tgenabled = 'O' order by 1`
    expect(await query(there, rules)).toEqual(await query(api, rules))
    const next = `insert into keyword (label) values ('νέα λέξη') returning id`
    const newest = await query(api, 'select last_value::int + 1 as id from keyword_id_seq')
    expect(await query(there, next)).toEqual(newest)
  })

  it('is restored under a version one migration later, which brings its rows forward', async () => {
    const migrations = [
      ...knownMigrations(),
      {
        sql: [
          'alter table institution add column motto text',
          `update institution set motto = 'of ' || name`,
        ],
        hash: 'of the next version',
        folderMillis: Date.UTC(2100, 0),
      },
    ]
    const there = await emptyPlace()
    await importInto(there, archive, { migrations })
    const mottos = 'select motto from institution order by id'
    expect(await query(there, mottos)).toEqual(
      await query(api, `select 'of ' || name as motto from institution order by id`),
    )
    // What the next version exports, this one refuses.
    const newer = (await exportOf(there)).path
    await expect(importInto(await emptyPlace(), newer)).rejects.toThrow(
      'The archive was made by a newer version of Diatrivi than this one',
    )
  })
})

describe('an export', () => {
  it('is of one moment, though people go on writing between two tables', async () => {
    const source = await emptyPlace()
    await importInto(source, archive)
    const write = () =>
      withClient(source.connection, (client) =>
        client.query(
          `begin; update account set version = version + 1; update thesis set version = version + 1; commit`,
        ),
      )
    await withClient(source.connection, (client) =>
      client.query('update account set version = 1; update thesis set version = 1'),
    )
    const during = await exportOf(source, {
      announce: async () => {
        await write()
      },
    })
    const there = await emptyPlace()
    await importInto(there, during.path)
    const versions = 'select version from account union select version from thesis'
    expect(await query(there, versions)).toHaveLength(1)
    expect(await query(source, versions)).not.toEqual(await query(there, versions))
  })

  it('has the bytes of every row of its moment, though a file is deleted meanwhile', async () => {
    const { storing, transaction } = files(api)
    const file = { bytes: new TextEncoder().encode('deleted meanwhile'), mediaType: 'text/plain' }
    const row = await storing([file], (_tx, { keep }) => keep(file))
    const discard = async (stage: string) => {
      if (stage !== 'files') return
      await transaction((_tx, { discard: remove }) => remove(row.id))
      expect(
        await quarantineOrphans({
          ...api,
          clock: { ...api.clock, now: () => new Date(Date.UTC(2100, 0)) },
        }),
      ).toBe(0)
    }
    const { path, manifest } = await exportOf(api, { announce: discard })
    expect(manifest.files.missing).toEqual([])
    const there = await emptyPlace()
    await importInto(there, path)
    expect(await query(there, `select id from stored_file where id = ${row.id}`)).toHaveLength(1)
    // The bytes are collected once no export needs them.
    expect(await keysOf(api)).toContain(row.storageKey)
    await quarantineOrphans({ ...api, clock: { ...api.clock, now: () => new Date(Date.UTC(2100, 0)) } })
    expect(await keysOf(api)).not.toContain(row.storageKey)
  })

  it('names a file that the storage lost, and keeps the others', async () => {
    const source = await emptyPlace()
    await importInto(source, archive)
    const [lost = ''] = await keysOf(source)
    await source.storage.remove(lost)
    const [row] = await query(source, `select id from stored_file where storage_key = '${lost}'`)
    const { manifest, path } = await exportOf(source)
    expect(manifest.files.missing).toMatchObject([{ id: row?.id }])
    const { files: imported } = await importInto(await emptyPlace(), path)
    expect(imported.imported).toBe(imported.count)
  })

  it('says why its file cannot be written', async () => {
    const path = join(folder, 'no such folder', 'archive.tar')
    const failing = writeArchive({ path, passphrase: undefined }, (writer) =>
      exportInstallation({ ...api, writer, now: api.clock.now(), announce: () => undefined }),
    )
    await expect(failing).rejects.toThrow(`The archive ${path} cannot be written (ENOENT).`)
  })

  it('is refused while another one runs', async () => {
    const first = await exportOf(api, {
      announce: () => expect(exportOf(api)).rejects.toThrow('Another export of this database is under way'),
    })
    expect(first.manifest.tables).not.toEqual([])
  })
})

describe('an import', () => {
  async function refused(place: Place, path: string, sentence: string | RegExp, options = {}) {
    const before = { tables: await tablesOf(place), keys: await keysOf(place) }
    const failing = importInto(place, path, options)
    await expect(failing).rejects.toThrow(ArchiveError)
    await expect(failing).rejects.toThrow(sentence)
    expect({ tables: await tablesOf(place), keys: await keysOf(place) }).toEqual(before)
  }

  it('is refused by a database that is not empty, unless it is to be replaced', async () => {
    const there = await emptyPlace()
    await importInto(there, archive)
    await refused(there, archive, 'The database is not empty')
    await query(there, `update institution set name = 'changed ' || id`)
    const before = await keysOf(there)
    await importInto(there, archive, { replace: true })
    expect(await stateOf(there)).toEqual(await stateOf(await restored()))
    expect((await keysOf(there)).filter((key) => before.includes(key))).toEqual([])
  })

  async function restored(): Promise<Place> {
    const place = await emptyPlace()
    await importInto(place, archive)
    return place
  }

  it('is refused by a storage that is not empty', async () => {
    const there = await emptyPlace()
    await there.storage.put({ bytes: new Uint8Array(1) })
    await refused(there, archive, 'The storage of the files is not empty')
  })

  it('is refused while the program runs on the database', async () => {
    const there = await emptyPlace()
    await withClient({ ...there.connection, application_name: 'diatrivi' }, () =>
      refused(there, archive, 'Diatrivi is running on this database'),
    )
  })

  it('is refused by a database of another program', async () => {
    const there = await emptyPlace()
    await query(there, 'create table theirs (id int primary key)')
    await refused(there, archive, 'The database has tables of another program', { replace: true })
  })

  it.each([
    ['cut off in its middle', (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))],
    ['cut off before its sums', (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('SHA256SUMS'))],
    ['changed in the bytes of a file', (bytes: Buffer) => changedAt(bytes, bytes.indexOf('files/') + 512)],
    ['changed in its rows', (bytes: Buffer) => changedAt(bytes, bytes.indexOf('tables/thesis/') + 512 + 40)],
    ['changed in its manifest', (bytes: Buffer) => changedAt(bytes, bytes.indexOf('"rows": ') + 8)],
    ['changed in its sums', (bytes: Buffer) => changedAt(bytes, bytes.indexOf('SHA256SUMS') + 512)],
    ['of something else', () => Buffer.alloc(2048, 'x')],
  ])('is refused when the archive is %s, and leaves nothing behind', async (_how, change) => {
    const path = join(folder, 'damaged.tar')
    writeFileSync(path, change(readFileSync(archive)))
    await refused(await emptyPlace(), path, /^The archive is damaged: .+\.$/)
  })

  function changedAt(bytes: Buffer, place: number): Buffer {
    const changed = Buffer.from(bytes)
    changed[place] = (changed[place] ?? 0) ^ 1
    return changed
  }
})

describe('an encrypted archive', () => {
  it('opens with its passphrase only, and is refused with another before anything is changed', async () => {
    const path = join(folder, 'encrypted.tar.age')
    const passphrase = 'σωστός ίππος μπαταρία'
    await writeArchive({ path, passphrase, workFactor: 10 }, (writer) =>
      exportInstallation({ ...api, writer, now: api.clock.now(), announce: () => undefined }),
    )
    expect(readFileSync(path).includes('archive.json')).toBe(false)
    await expect(openArchive(path, 'another passphrase')).rejects.toThrow(
      'The passphrase is wrong. Nothing was changed.',
    )
    await expect(openArchive(path, undefined)).rejects.toThrow('its passphrase is needed')
    const there = await emptyPlace()
    await importInto(there, archive, { source: await openArchive(path, passphrase) })
    expect((await stateOf(there)).files).toEqual((await stateOf(api)).files)
    writeFileSync(path, readFileSync(path).subarray(0, -40))
    const cut = { source: await openArchive(path, passphrase) }
    await expect(importInto(await emptyPlace(), archive, cut)).rejects.toThrow(/^The archive is damaged: /)
  })
})
