import pg, { type ClientConfig } from 'pg'
import { lifeOf } from '../data/life.ts'
import { instructorId, type Scale } from '../data/scale.ts'
import { writeRulebook } from './committee-rows.ts'
import { takeConstraintsAway } from './constraints.ts'
import { openCopies } from './copy.ts'
import { newCounters } from './counters.ts'
import { writePeople, writePlaces } from './people-rows.ts'
import { TABLES, type Table } from './rows.ts'
import { writeTemplates } from './step-rows.ts'
import { writeThesis } from './thesis-rows.ts'

/** Loaded first, because a trigger on a thesis may ask who its instructor is. */
const OF_PEOPLE: readonly Table[] = [
  ...(['institution', 'department', 'keyword', 'account', 'account_keyword', 'rulebook'] as const),
  'student_record',
]
const OF_THESES: readonly Table[] = TABLES.filter((table) => !OF_PEOPLE.includes(table))

/** Fills the migrated tables anew. `report` is told what goes on. */
export async function load(
  connection: ClientConfig,
  scale: Scale,
  report: (stage: string) => void,
): Promise<void> {
  const now = Date.now()
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`set maintenance_work_mem = '512MB'`)
    report('taking the indexes away')
    const restoring = await takeConstraintsAway(client)
    report('copying people')
    await copyPeople(connection, scale, now)
    report('copying theses')
    await copyTheses(connection, scale, now)
    report('making indexes and foreign keys')
    for (const statement of restoring) await client.query(statement)
    report('counting for the planner')
    await client.query(FORWARD_SEQUENCES)
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

async function copyPeople(connection: ClientConfig, scale: Scale, now: number): Promise<void> {
  const { write, settle, finish } = await openCopies(connection, OF_PEOPLE)
  writePlaces(write, scale)
  writeRulebook(write, now)
  await writePeople(write, scale, now, settle)
  await finish()
}

async function copyTheses(connection: ClientConfig, scale: Scale, now: number): Promise<void> {
  const { write, settle, finish } = await openCopies(connection, OF_THESES)
  const counters = newCounters()
  for (let number = 1; number <= scale.instructors; number++) {
    writeTemplates(write, instructorId(number), counters, now)
    if (number % 50 === 0) await settle()
  }
  for (let id = 1; id <= scale.theses; id++) {
    writeThesis(write, lifeOf(id, scale, now), { scale, counters, now })
    if (id % 50 === 0) await settle()
  }
  await finish()
}

/** COPY gave the ids, so that the sequences still stand at their beginning. */
const FORWARD_SEQUENCES = `
  do $$
  declare
    counted record;
  begin
    for counted in
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'
    loop
      execute format(
        'select setval(pg_get_serial_sequence(%L, %L), greatest(1, (select coalesce(max(%I), 0) + 1 from %I)), false)',
        counted.table_name, counted.column_name, counted.column_name, counted.table_name
      );
    end loop;
  end
  $$
`
