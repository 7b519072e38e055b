import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import type { NamedRulebook, RulebookFields, RulebookRow } from './rulebook.model.ts'
import { programme, rulebook } from './tables.ts'

function selectRulebooks(db: Reader) {
  return db
    .select({ rulebook, programme: { name: programme.name, nameEnglish: programme.nameEnglish } })
    .from(rulebook)
    .leftJoin(programme, eq(programme.id, rulebook.programmeId))
}

/** The latest day first. */
export async function listRulebooks(
  db: Reader,
  departmentId: number,
  { withDrafts }: { withDrafts: boolean },
): Promise<NamedRulebook[]> {
  const isShown = withDrafts ? undefined : isNotNull(rulebook.publishedAt)
  const rows = await selectRulebooks(db)
    .where(and(eq(rulebook.departmentId, departmentId), isShown))
    .orderBy(desc(rulebook.inForceFrom), desc(rulebook.id))
  return rows.map(({ rulebook: book, programme }) => ({ ...book, programme }))
}

export async function findRulebook(db: Reader, id: number): Promise<NamedRulebook | undefined> {
  const [row] = await selectRulebooks(db).where(eq(rulebook.id, id))
  return row && { ...row.rulebook, programme: row.programme }
}

/** Theses go on beginning with it meanwhile. */
export async function lockRulebook(tx: Tx, id: number): Promise<RulebookRow | undefined> {
  const [row] = await tx.select().from(rulebook).where(eq(rulebook.id, id)).for('no key update')
  return row
}

export async function insertRulebook(
  tx: Tx,
  row: Pick<RulebookRow, 'departmentId' | 'programmeId'> & RulebookFields,
  at: Date,
): Promise<number> {
  const [inserted] = await tx
    .insert(rulebook)
    .values({ ...row, createdAt: at, updatedAt: at })
    .returning({ id: rulebook.id })
  if (inserted === undefined) throw new Error('the rule book was not inserted')
  return inserted.id
}

export async function updateRulebook(
  tx: Tx,
  id: number,
  change: Partial<RulebookFields & Pick<RulebookRow, 'publishedAt' | 'publishedById'>>,
  at: Date,
): Promise<void> {
  await tx
    .update(rulebook)
    .set({ ...change, version: sql`${rulebook.version} + 1`, updatedAt: at })
    .where(eq(rulebook.id, id))
}

export async function deleteRulebook(tx: Tx, id: number): Promise<void> {
  await tx.delete(rulebook).where(eq(rulebook.id, id))
}
