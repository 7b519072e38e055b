import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@diatrivi/embedded-postgres/embedded-postgres'
import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Outcome, outcomeOf } from './data/life.ts'
import { scaleOf } from './data/scale.ts'
import { urlOf, withClient } from './load/database.ts'
import { load } from './load/load.ts'
import { CALLS } from './measure/calls.ts'
import { handInFile } from './measure/preparing.ts'
import { floorSide, ourSide } from './measure/requests.ts'
import { compareAnswers } from './measure/same-answer.ts'
import { findSubjects } from './measure/subjects.ts'
import { startApi, startFloor } from './servers/servers.ts'

/** The benchmark at a size of seconds: a migration that its rows or its floor do not follow fails here. */
const THESES = 200
const scale = scaleOf(THESES)
const folder = mkdtempSync(join(tmpdir(), 'diatrivi-bench-'))
const ending: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true })]

let connection: ClientConfig
let before: string[]

beforeAll(async () => {
  const server = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    name: 'bench',
    log: { info: () => undefined, warn: () => undefined },
    settings: { fsync: 'off', wal_level: 'minimal', max_wal_senders: '0' },
  })
  ending.unshift(server.stop)
  connection = server.connection
  await (await startApi(urlOf(connection), folder)).stop()
  before = await promises()
  await load(connection, scale, () => undefined)
})
afterAll(async () => {
  for (const end of ending) await end()
})

function rows<Row extends object>(text: string): Promise<Row[]> {
  return withClient(connection, async (client) => (await client.query<Row>(text)).rows)
}

/** Every constraint and every index, as PostgreSQL writes them. */
async function promises(): Promise<string[]> {
  const found = await rows<{ promise: string }>(`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated as promise
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    order by 1`)
  return found.map(({ promise }) => promise)
}

describe('the load', () => {
  it('leaves every constraint and every index as the migrations made them', async () => {
    expect(before.length).toBeGreaterThan(100)
    expect(await promises()).toEqual(before)
  })

  it('has as many theses in each state as were meant', async () => {
    const outcomes = Array.from({ length: THESES }, (_, index) => outcomeOf(index + 1, scale))
    const meant = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
    expect(
      await rows(`
        select count(*) filter (where mark is not null)::int as ended,
               count(*) filter (where mark is null and student_id is not null)::int as "inProgress",
               count(*) filter (where student_id is null and public_by_instructor)::int as open,
               count(*) filter (where student_id is null and not public_by_instructor)::int as hidden
        from thesis`),
    ).toEqual([
      {
        ended: meant('ended'),
        inProgress: meant('inProgress'),
        open: meant('open'),
        hidden: meant('hidden'),
      },
    ])
  })

  it('fills every table of a thesis', async () => {
    const [counts] = await rows<Record<string, number>>(`
      select (select count(*) from interest)::int as interests, (select count(*) from todo_item)::int as steps,
             (select count(*) from step_comment)::int as comments, (select count(*) from step_file)::int as files,
             (select count(*) from notice)::int as notices, (select count(*) from event)::int as events,
             (select count(*) from thesis_keyword)::int as keywords`)
    expect(Math.min(...Object.values(counts ?? { none: 0 }))).toBeGreaterThan(0)
    expect(counts?.events).toBeGreaterThan(THESES * 8)
  })

  it('has students of the department of their instructor only', async () => {
    expect(
      await rows(`
        select thesis.id from thesis
        join account instructor on instructor.id = instructor_id join account student on student.id = student_id
        where instructor.department_id <> student.department_id`),
    ).toEqual([])
  })

  it('lets the next thesis have the next number', async () => {
    expect(await rows(`select nextval(pg_get_serial_sequence('thesis', 'id'))::int as next`)).toEqual([
      { next: THESES + 1 },
    ])
  })
})

describe('the floor', () => {
  it('answers every call with the rows of the API', async () => {
    const subjects = await findSubjects(connection, scale, 2)
    const [floor, api] = await Promise.all([
      startFloor(urlOf(connection)),
      startApi(urlOf(connection), folder),
    ])
    ending.unshift(floor.stop, api.stop)
    await handInFile(api.url, subjects)
    const ours = await ourSide(api.url, subjects)
    for (const call of CALLS.filter(({ kind }) => kind !== 'page')) {
      const { bytes, rows } = await compareAnswers(call, floorSide(floor.url, subjects), ours)
      expect([call.name, call.kind !== 'read' || rows > 0, bytes.ours > 0]).toEqual([call.name, true, true])
    }
  })
})
