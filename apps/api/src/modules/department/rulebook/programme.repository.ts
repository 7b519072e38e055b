import { asc, eq, sql } from 'drizzle-orm'
import { greekOrder } from '../../../platform/database/greek.ts'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { programme } from './tables.ts'

export type ProgrammeRow = typeof programme.$inferSelect
export type ProgrammeFields = Pick<
  ProgrammeRow,
  'name' | 'nameEnglish' | 'level' | 'kind' | 'ects' | 'courseCode'
>

/** In the order of the Greek alphabet. */
export async function listProgrammes(db: Reader, departmentId: number): Promise<ProgrammeRow[]> {
  return db
    .select()
    .from(programme)
    .where(eq(programme.departmentId, departmentId))
    .orderBy(greekOrder(programme.name), asc(programme.id))
}

export async function findProgramme(db: Reader, id: number): Promise<ProgrammeRow | undefined> {
  const [row] = await db.select().from(programme).where(eq(programme.id, id))
  return row
}

export async function lockProgramme(tx: Tx, id: number): Promise<ProgrammeRow | undefined> {
  const [row] = await tx.select().from(programme).where(eq(programme.id, id)).for('no key update')
  return row
}

export async function insertProgramme(
  tx: Tx,
  row: ProgrammeFields & { departmentId: number },
  at: Date,
): Promise<number> {
  const [inserted] = await tx
    .insert(programme)
    .values({ ...row, createdAt: at, updatedAt: at })
    .returning({ id: programme.id })
  if (inserted === undefined) throw new Error('the programme was not inserted')
  return inserted.id
}

export async function updateProgramme(tx: Tx, id: number, fields: ProgrammeFields, at: Date): Promise<void> {
  await tx
    .update(programme)
    .set({ ...fields, version: sql`${programme.version} + 1`, updatedAt: at })
    .where(eq(programme.id, id))
}
