import type { Client } from 'pg'

/** The statements that bring back what was taken away. Each proves of every row what it promises. */
export type Restoring = readonly string[]

interface Constraint {
  table: string
  name: string
  definition: string
  isForeign: boolean
}

/**
 * Takes away every foreign key, every unique constraint and every index but the primary keys: made at the end, an index
 * costs a tenth of what it costs row by row. They are read from the database, so that a new migration changes nothing here.
 */
export async function takeConstraintsAway(client: Client): Promise<Restoring> {
  const { rows: constraints } = await client.query<Constraint>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
           pg_get_constraintdef(oid) as definition, contype = 'f' as "isForeign"
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('f', 'u')
    order by contype = 'f' desc, conname
  `)
  for (const { table, name } of constraints)
    await client.query(`alter table ${table} drop constraint ${name}`)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not indisprimary
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by 1
  `)
  for (const { name } of indexes) await client.query(`drop index ${name}`)

  const add = ({ table, name, definition }: Constraint) =>
    `alter table ${table} add constraint ${name} ${definition}`
  return [
    ...indexes.map(({ definition }) => definition),
    ...constraints.filter(({ isForeign }) => !isForeign).map(add),
    ...constraints.filter(({ isForeign }) => isForeign).map(add),
  ]
}
