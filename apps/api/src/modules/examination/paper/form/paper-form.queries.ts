import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { paperForm } from '../tables.ts'

export type PaperFormRow = typeof paperForm.$inferSelect

/** In the order of the names of their kinds. */
export function listForms(db: Reader, departmentIds: readonly number[]): Promise<PaperFormRow[]> {
  return db
    .select()
    .from(paperForm)
    .where(inArray(paperForm.departmentId, [...departmentIds]))
    .orderBy(asc(paperForm.kind), asc(paperForm.id))
}

export async function findForm(
  db: Reader,
  { departmentId, kind }: { departmentId: number; kind: PaperKind },
): Promise<PaperFormRow | null> {
  const [row] = await db
    .select()
    .from(paperForm)
    .where(and(eq(paperForm.departmentId, departmentId), eq(paperForm.kind, kind)))
  return row ?? null
}
