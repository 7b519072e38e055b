import type { Client } from 'pg'
import { NOT_OF_AN_EXTENSION } from './installation-tables.ts'

/**
 * Takes off what would slow down or disturb the loading of rows in any order: foreign keys (circles of tables too, and
 * without a superuser's rights), indexes that hold no constraint, and triggers. Returns the statements that put them
 * back; every rule is then checked anew over all rows.
 */
export async function takeOffRules(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ off: string; on: string }>(`
    select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as off,
           format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as "on",
           2 as place
      from pg_constraint k
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0
    union all
    select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 1
      from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
       and ${NOT_OF_AN_EXTENSION('pg_class', 'c')}
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    union all
    select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname),
           format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname), 3
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgenabled = 'O' and c.relnamespace = 'public'::regnamespace
     order by place`)
  // Foreign keys go first: one may rest on a unique index.
  for (const { off } of rows.toReversed()) await client.query(off)
  return rows.map((rule) => rule.on)
}

/** Removes every table, view and function of this schema, except those of extensions, and the record of migrations. */
export async function dropEverything(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop %s if exists public.%I cascade',
             case c.relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
             c.relname) as statement
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and ${NOT_OF_AN_EXTENSION('pg_class', 'c')}
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure)
      from pg_proc p
     where p.pronamespace = 'public'::regnamespace and ${NOT_OF_AN_EXTENSION('pg_proc', 'p')}`)
  for (const { statement } of rows) await client.query(statement)
  await client.query('drop schema if exists drizzle cascade')
}
