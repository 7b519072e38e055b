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
      /^The database was brought forward by a newer version of Diatrivi: /,
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
