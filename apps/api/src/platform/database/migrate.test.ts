import { mkdirSync, writeFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmbeddedPostgres } from '@diatrivi/embedded-postgres/embedded-postgres'
import {
  query,
  removeFolders,
  silent,
  start,
  temporaryFolder,
} from '@diatrivi/embedded-postgres/testing/test-folders'
import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseAt } from './database.ts'
import { isMigrated, migrateDatabase } from './migrate.ts'

const dataDir = temporaryFolder('migrate')
const folders = [dataDir]
let server: EmbeddedPostgres
let databases = 0

beforeAll(async () => {
  server = await start(dataDir)
})
afterAll(async () => {
  await server.stop()
  removeFolders(folders)
})

async function emptyDatabase(): Promise<ClientConfig> {
  databases += 1
  await query(server.connection, `create database empty_${databases}`)
  return { ...server.connection, database: `empty_${databases}` }
}

function migrationsOf(...statements: string[]): string {
  const folder = temporaryFolder('migrations')
  folders.push(folder)
  const entries = statements.map((statement, index) => {
    writeFileSync(join(folder, `${index}.sql`), statement)
    return { idx: index, version: '7', when: 1000 + index, tag: String(index), breakpoints: true }
  })
  mkdirSync(join(folder, 'meta'))
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  return folder
}

/** The migrations of this version and one more, as the next release would bring it. */
async function nextVersion(statement: string): Promise<string> {
  const folder = temporaryFolder('next-version')
  folders.push(folder)
  await cp(join(import.meta.dirname, '../../../migrations'), folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  const tag = 'the_next_version'
  journal.entries.push({
    idx: journal.entries.length,
    version: '7',
    when: Date.UTC(2100, 0),
    tag,
    breakpoints: true,
  })
  await writeFile(path, JSON.stringify(journal))
  await writeFile(join(folder, `${tag}.sql`), statement)
  return folder
}

/** The migrations of the first release alone, out of which an installation is brought forward. */
async function firstRelease(): Promise<string> {
  const folder = temporaryFolder('first-release')
  folders.push(folder)
  await cp(join(import.meta.dirname, '../../../migrations'), folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
  return folder
}

async function migratedIn(connection: ClientConfig, folder?: string): Promise<boolean> {
  const database = databaseAt(connection, silent, async () => undefined)
  const answer = await isMigrated(database.db, folder)
  await database.close()
  return answer
}

describe('the migrations of this version', () => {
  it('build an empty database, once', async () => {
    const connection = await emptyDatabase()
    expect(await migratedIn(connection)).toBe(false)
    expect(await migrateDatabase(connection)).toBeGreaterThan(0)
    expect(await migrateDatabase(connection)).toBe(0)
    expect(await migratedIn(connection)).toBe(true)
  })

  it('are followed by the next one, which keeps the rows that are there', async () => {
    const connection = await emptyDatabase()
    await migrateDatabase(connection)
    await query(connection, `insert into keyword (label) values ('κρυπτογραφία')`)
    const next = await nextVersion("alter table keyword add column note text default '' not null")
    expect(await migrateDatabase(connection, next)).toBe(1)
    expect(await query(connection, 'select label, note from keyword')).toEqual([
      { label: 'κρυπτογραφία', note: '' },
    ])
    // The version before goes on beside it, and does not take the tables back.
    expect(await migratedIn(connection)).toBe(true)
  })

  it('are applied by one of several processes that start together', async () => {
    const connection = await emptyDatabase()
    const folder = migrationsOf('create table one ()', 'create table two ()')
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(connection, folder)))
    expect(applied.sort()).toEqual([0, 0, 0, 2])
  })
})

describe('an installation of the first release', () => {
  it('is searched by the new forms, and keeps what became alike without a failure', async () => {
    const connection = await emptyDatabase()
    await migrateDatabase(connection, await firstRelease())
    await query(
      connection,
      `insert into institution (name, type) values ('Σχολή ﬁ', 'university'), ('Σχολή fi', 'university');
      insert into department (institution_id, name) select min(id), 'Τμήμα' from institution;
      insert into account (username, first_name, surname, email, role, department_id)
      select 'person' || n, 'Άν\u00adνα', 'Ρήγα ' || n, 'person' || n || '@example.org',
        case n when 1 then 'instructor' else 'student' end, department.id
      from generate_series(1, 3) as n, department;
      insert into student_record (account_id, department_id, registry_number, as_of)
      select id, department_id, case username when 'person2' then 'ΜΤΝ2021' else 'MTN2021' end, '2026-01-01'
      from account where role = 'student';
      insert into thesis (instructor_id, title, description, assignment_type)
      select id, 'Classi\ufb01cation', '<p>10 \u00b5m</p>', 'immediate' from account where role = 'instructor';
      insert into keyword (label) values ('αι'), ('ai'), ('ροή'), ('ai ');
      insert into thesis_keyword (thesis_id, keyword_id)
      select thesis.id, keyword.id from thesis, keyword where label in ('αι', 'ai', 'ροή');
      insert into account_keyword (account_id, keyword_id)
      select account.id, keyword.id from account, keyword where username = 'person2' and label = 'ai'`,
    )
    await migrateDatabase(connection)

    const rows = (statement: string) => query(connection, statement)
    expect(await rows('select title_letters as title, description_folded as text from thesis')).toEqual([
      { title: 'classification', text: '10 μm ' },
    ])
    expect(await rows('select distinct name_letters from account where id = 1')).toEqual([
      { name_letters: 'ANNA RHGA 1' },
    ])
    expect(await rows('select name from institution order by id')).toEqual([
      { name: 'Σχολή ﬁ' },
      { name: 'Σχολή fi (2)' },
    ])
    expect(
      await rows(`select label, count(distinct thesis_id)::int as theses, count(distinct account_id)::int as people
        from keyword left join thesis_keyword on thesis_keyword.keyword_id = id
        left join account_keyword on account_keyword.keyword_id = id group by label order by label`),
    ).toEqual([
      { label: 'ai ', theses: 0, people: 0 },
      { label: 'αι', theses: 1, people: 1 },
      { label: 'ροή', theses: 1, people: 0 },
    ])
    expect(
      await rows('select registry_number, registry_key from student_record order by account_id'),
    ).toEqual([
      { registry_number: 'ΜΤΝ2021', registry_key: 'mtn2021' },
      { registry_number: 'MTN2021', registry_key: 'mtn2021 3' },
    ])
    // The twin is changed like any other record, and gets a number that no record has.
    await rows(
      `update student_record set registry_number = registry_number, semester = 8 where account_id = 3`,
    )
    await rows(`update student_record set registry_number = 'ΜΤΝ 2022' where account_id = 3`)
    expect(await rows('select registry_key from student_record where account_id = 3')).toEqual([
      { registry_key: 'mtn2022' },
    ])
    await expect(
      rows(`update student_record set registry_number = 'mtn-2021' where account_id = 3`),
    ).resolves.toBeDefined()
    await expect(
      rows(`update student_record set registry_number = 'MTN2021' where account_id = 3`),
    ).rejects.toThrow('student_record_registry_number')
  })
})

describe('a migration', () => {
  it('that fails leaves nothing of itself, and is reported in one sentence', async () => {
    const connection = await emptyDatabase()
    const folder = migrationsOf('create table one ()', 'create table two (); create table one ()')
    await expect(migrateDatabase(connection, folder)).rejects.toThrow(
      'The tables of the database could not be brought up to date: relation "one" already exists.',
    )
    expect(await query(connection, `select to_regclass('one') as one`)).toEqual([{ one: null }])
  })

  it('of a newer version is not overlooked by an older one', async () => {
    const connection = await emptyDatabase()
    await migrateDatabase(connection, migrationsOf('create table one ()', 'create table two ()'))
    await expect(migrateDatabase(connection, migrationsOf('create table one ()'))).rejects.toThrow(
      /^The database was brought forward by a newer version of Diatrivi than this one \(\d+\.\d+\.\d+.*\): /,
    )
  })

  it('of before the first release is refused with the way out, and nothing is changed', async () => {
    const connection = await emptyDatabase()
    await migrateDatabase(connection, migrationsOf('create table one ()'))
    await expect(migrateDatabase(connection)).rejects.toThrow(
      /from before the first release.*db:export.*ops:import/,
    )
    expect(await query(connection, `select to_regclass('thesis') as thesis`)).toEqual([{ thesis: null }])
  })

  it('that is still to be applied shows', async () => {
    const connection = await emptyDatabase()
    await migrateDatabase(connection, migrationsOf('create table one ()'))
    expect(await migratedIn(connection, migrationsOf('create table one ()', 'create table two ()'))).toBe(
      false,
    )
  })
})
