import { createHash } from 'node:crypto'
import { type Client, escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { SequenceState, TableDigest } from './archive-contents.ts'

export interface InstallationTable {
  name: string
  /** Without those that the database works out itself. */
  columns: string[]
  /** The primary key as an ORDER BY, the same on every server. */
  order: string
}

/** Everything that an extension brought belongs to it. */
export const NOT_OF_AN_EXTENSION = (catalog: string, row: string) =>
  `not exists (select from pg_depend d
     where d.classid = '${catalog}'::regclass and d.objid = ${row}.oid and d.deptype = 'e')`

/** The tables of this database, as it names them itself. */
export async function readTables(client: Client): Promise<InstallationTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; order: string | null }>(`
    select c.relname::text as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select string_agg(format('%I', a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end,
          ', ' order by k.place)
        from pg_index i
        cross join lateral unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as "order"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and ${NOT_OF_AN_EXTENSION('pg_class', 'c')}
    order by c.relname collate "C"`)
  return rows.map(({ name, columns, order }) => {
    if (order === null) throw new Error(`the table ${name} has no primary key`)
    return { name, columns, order }
  })
}

/** Hands the rows on in COPY text format, ordered by the primary key, and returns their number and checksum. */
export async function copyOut(
  client: Client,
  { name, columns, order }: InstallationTable,
  take: (chunk: Buffer) => Promise<void> | void = () => undefined,
): Promise<TableDigest> {
  const rows = client.query(
    copyTo(
      `copy (select ${columns.map(escapeIdentifier).join(', ')} from public.${escapeIdentifier(name)} order by ${order}) to stdout`,
    ),
  )
  const hash = createHash('sha256')
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.update(chunk)
    await take(chunk)
  }
  return { name, rows: rows.rowCount, sha256: hash.digest('hex') }
}

/** Where each numbering stands. A sequence knows no snapshot: what it says may be ahead of the rows, never behind. */
export async function readSequences(client: Client): Promise<SequenceState[]> {
  const { rows: names } = await client.query<{ name: string }>(`
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${NOT_OF_AN_EXTENSION('pg_class', 'c')}
    order by c.relname collate "C"`)
  const states: SequenceState[] = []
  for (const { name } of names) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from public.${escapeIdentifier(name)}`,
    )
    states.push(...rows.map((state) => ({ name, ...state })))
  }
  return states
}
