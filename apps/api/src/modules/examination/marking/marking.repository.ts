import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { examinationResult, markCorrection, memberMark } from './tables.ts'

type WrittenMark = Pick<
  typeof memberMark.$inferInsert,
  'examinationId' | 'seatId' | 'parts' | 'remark' | 'sealedAt' | 'salt' | 'confirmedAt'
>

export async function saveMark(tx: Tx, written: WrittenMark, at: Date): Promise<void> {
  const { examinationId, seatId, ...values } = written
  const { firstSealedAt, sealedAt } = memberMark
  await tx
    .insert(memberMark)
    .values({ ...written, firstSealedAt: written.sealedAt, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [memberMark.examinationId, memberMark.seatId],
      set: {
        ...values,
        firstSealedAt: sql`coalesce(${firstSealedAt}, ${sealedAt}, excluded.first_sealed_at)`,
        version: sql`${memberMark.version} + 1`,
        updatedAt: at,
      },
    })
}

export async function confirmMark(
  tx: Tx,
  { examinationId, seatId }: { examinationId: number; seatId: number },
  at: Date,
): Promise<void> {
  await tx
    .update(memberMark)
    .set({ confirmedAt: at, updatedAt: at })
    .where(and(eq(memberMark.examinationId, examinationId), eq(memberMark.seatId, seatId)))
}

export async function insertResult(tx: Tx, values: typeof examinationResult.$inferInsert): Promise<void> {
  await tx.insert(examinationResult).values(values)
}

/** What the marks come to after a decision; when they were opened, and what was accepted, stays. */
export async function updateResult(
  tx: Tx,
  examinationId: number,
  result: Pick<
    typeof examinationResult.$inferInsert,
    'exactNumerator' | 'exactDenominator' | 'finalHundredths' | 'outcome' | 'correctionsDue'
  >,
): Promise<void> {
  await tx.update(examinationResult).set(result).where(eq(examinationResult.examinationId, examinationId))
}

export async function insertMarkCorrection(
  tx: Tx,
  values: typeof markCorrection.$inferInsert,
): Promise<void> {
  await tx.insert(markCorrection).values(values)
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
