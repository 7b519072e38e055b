import type { Db } from '@diatrivi/api/platform/database/transaction'
import { sql } from 'drizzle-orm'

/** The last use of a session, which is recorded whatever is then asked. */
const LAST_USE = 'last_seen_at'

/** Writes down which tables have rows that were inserted, changed or deleted by a transaction that was kept. */
export async function watchChanges(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  await db.transaction(async (tx) => {
    await tx.execute(sql`create table changed_table (name text not null)`)
    await tx.execute(sql`
      create function note_change() returns trigger language plpgsql as $$
      begin
        if exists (select from changed) then insert into changed_table values (tg_table_name); end if;
        return null;
      end $$
    `)
    await tx.execute(sql`
      create function note_row() returns trigger language plpgsql as $$
      begin
        insert into changed_table values (tg_table_name);
        return null;
      end $$
    `)
    await tx.execute(sql`
      create trigger note_update after update on session for each row
      when (to_jsonb(old) - ${sql.raw(`'${LAST_USE}'`)} is distinct from to_jsonb(new) - ${sql.raw(`'${LAST_USE}'`)})
      execute function note_row()
    `)
    for (const { name } of rows) {
      for (const [act, images] of [
        ['insert', 'new'],
        ['update', 'new'],
        ['delete', 'old'],
      ] as const) {
        if (name === 'session' && act === 'update') continue
        await tx.execute(sql`
          create trigger ${sql.identifier(`note_${act}`)} after ${sql.raw(act)} on ${sql.identifier(name)}
          referencing ${sql.raw(images)} table as changed for each statement execute function note_change()
        `)
      }
    }
  })
}

/** The tables that have changed since the last question. */
export async function changedTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`delete from changed_table returning name`)
  return [...new Set(rows.map(({ name }) => name))]
}
