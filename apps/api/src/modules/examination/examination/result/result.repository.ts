import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { examinationResult } from '../tables.ts'

export type NewResult = typeof examinationResult.$inferInsert
/** What the marks come to; when they were opened, and what was accepted, is no part of it. */
export type ResultOfMarks = Pick<
  NewResult,
  'exactNumerator' | 'exactDenominator' | 'finalHundredths' | 'outcome' | 'correctionsDue'
>

export async function insertResult(tx: Tx, values: NewResult): Promise<void> {
  await tx.insert(examinationResult).values(values)
}

export async function updateResult(tx: Tx, examinationId: number, result: ResultOfMarks): Promise<void> {
  await tx.update(examinationResult).set(result).where(eq(examinationResult.examinationId, examinationId))
}

export async function acceptCorrections(
  tx: Tx,
  examinationId: number,
  { note, at }: { note: string | null; at: Date },
): Promise<void> {
  await tx
    .update(examinationResult)
    .set({ correctionsAcceptedAt: at, correctionsNote: note })
    .where(eq(examinationResult.examinationId, examinationId))
}
