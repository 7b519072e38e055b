import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { paper, paperForm } from '../tables.ts'

export type PaperFormRow = typeof paperForm.$inferSelect

/** Whether the department has a form of its own for papers of this kind: a value for a row of papers. */
export const hasFormOfKind = sql<boolean>`exists (
  select from ${paperForm}
  where ${paperForm.departmentId} = ${paper.departmentId} and ${paperForm.kind} = ${paper.kind}
)`

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
