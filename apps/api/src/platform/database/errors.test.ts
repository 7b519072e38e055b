import {
  removeFolders,
  silent,
  start,
  temporaryFolder,
} from '@diatrivi/embedded-postgres/testing/test-folders'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, databaseAt } from './database.ts'
import { databaseErrorRecord, databaseProblem, isCollision, violatedConstraint } from './errors.ts'

const dataDir = temporaryFolder('errors')
let database: Database

beforeAll(async () => {
  const server = await start(dataDir)
  database = databaseAt(server.connection, silent, server.stop)
  await database.pool.query(`
    create table city (id integer primary key, name text constraint city_name unique);
    create table person (
      id integer primary key,
      city_id integer constraint person_city references city,
      age integer constraint person_age check (age > 0),
      email text not null constraint person_email unique
    );
    insert into city values (1, 'one');
    insert into person values (1, 1, 30, 'secret@example.org')`)
})
afterAll(async () => {
  await database.close()
  removeFolders([dataDir])
})

async function failureOf(statement: string): Promise<unknown> {
  return database.db.execute(sql.raw(statement)).then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe('what the database complains of', () => {
  it.each([
    [
      'a second row of one name',
      `insert into person values (2, 1, 30, 'secret@example.org')`,
      { kind: 'duplicate', constraint: 'person_email' },
    ],
    [
      'a row without an owner',
      `insert into person values (2, 9, 30, 'a@example.org')`,
      { kind: 'reference', constraint: 'person_city' },
    ],
    ['a row that others need', 'delete from city', { kind: 'reference', constraint: 'person_city' }],
    [
      'a value out of its bounds',
      `insert into person values (2, 1, 0, 'a@example.org')`,
      { kind: 'check', constraint: 'person_age' },
    ],
    ['a value that does not fit', `select 'x'::text::integer`, { kind: 'value' }],
    ['a wait that was too long', `set statement_timeout = 5; select pg_sleep(5)`, { kind: 'busy' }],
    ['a missing value', `insert into person values (2, 1, 30, null)`, { kind: 'fault' }],
    ['a wrong statement', 'select nothing from nowhere', { kind: 'fault' }],
    ...(['53100', '58030'] as const).map((state): [string, string, object] => [
      `a disk of its own that fails (${state})`,
      `do $$ begin raise exception using errcode = '${state}'; end $$`,
      { kind: 'unavailable' },
    ]),
    ['a connection that was ended', 'select pg_terminate_backend(pg_backend_pid())', { kind: 'unavailable' }],
  ])('is named for %s', async (_what, statement, problem) => {
    expect(databaseProblem(await failureOf(statement))).toEqual(problem)
  })

  it.each([
    ['a port without a listener', { host: '127.0.0.1', port: 1 }],
    ['a socket that is not there', { host: '/nowhere', port: 5432 }],
    ['an unknown name', { host: 'nobody.invalid', port: 5432 }],
  ])('is that it is not available at %s', async (_what, connection) => {
    const pool = new pg.Pool(connection)
    const error = await drizzle(pool)
      .execute(sql`select 1`)
      .catch((failure: unknown) => failure)
    expect(databaseProblem(error)).toEqual({ kind: 'unavailable' })
    await pool.end()
  })

  it('is that it is not available when every connection is lent out for too long', async () => {
    const pool = new pg.Pool({ ...database.connection, max: 1 })
    const lent = await pool.connect()
    pool.options.connectionTimeoutMillis = 5
    const error = await pool.query('select 1').catch((failure: unknown) => failure)
    expect(databaseProblem(error)).toEqual({ kind: 'unavailable' })
    lent.release()
    await pool.end()
  })

  it.each([
    ['an error of a rule', new Error('refused')],
    [
      'a file that is not there',
      Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }),
    ],
    ['no error', undefined],
  ])('is nothing for %s', (_what, error) => {
    expect(databaseProblem(error)).toBeUndefined()
    expect(databaseErrorRecord(error)).toBeUndefined()
    expect(isCollision(error)).toBe(false)
  })

  it('names the constraint only to callers that ask for it', async () => {
    expect(violatedConstraint(await failureOf('delete from city'))).toBe('person_city')
    expect(violatedConstraint(await failureOf('select nothing from nowhere'))).toBeUndefined()
  })
})

describe('what may be logged of it', () => {
  it('names the rule and the statement, and repeats no value', async () => {
    const error = await database.db
      .execute(sql`insert into person values (2, 1, 30, ${'secret@example.org'})`)
      .catch((failure: unknown) => failure)
    const record = databaseErrorRecord(error)
    expect(record).toEqual({
      kind: 'duplicate',
      code: '23505',
      constraint: 'person_email',
      table: 'person',
      query: 'insert into person values (2, 1, 30, $1)',
    })
    expect(JSON.stringify(record)).not.toContain('secret@example.org')
  })
})
