import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { MemberMarkRow } from './marking.model.ts'
import { markCorrection, memberMark } from './tables.ts'

type WrittenMark = Pick<
  typeof memberMark.$inferInsert,
  'examinationId' | 'seatId' | 'parts' | 'remark' | 'sealedAt' | 'salt' | 'confirmedAt'
>

export async function writeMark(tx: Tx, written: WrittenMark, at: Date): Promise<MemberMarkRow> {
  const { examinationId, seatId, ...values } = written
  const { firstSealedAt, sealedAt } = memberMark
  const [row] = await tx
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
    .returning()
  if (row === undefined) throw new Error('The mark was not written.')
  return row
}

export async function writeConfirmation(
  tx: Tx,
  { examinationId, seatId }: { examinationId: number; seatId: number },
  at: Date,
): Promise<MemberMarkRow> {
  const [row] = await tx
    .update(memberMark)
    .set({ confirmedAt: at, updatedAt: at })
    .where(and(eq(memberMark.examinationId, examinationId), eq(memberMark.seatId, seatId)))
    .returning()
  if (row === undefined) throw new Error('A mark that is confirmed was never given.')
  return row
}

export async function insertMarkCorrection(
  tx: Tx,
  values: typeof markCorrection.$inferInsert,
): Promise<void> {
  await tx.insert(markCorrection).values(values)
}
