import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../platform/database/transaction.ts'
import { examination, examinationPresence } from './tables.ts'

export type ExaminationRow = typeof examination.$inferSelect

/** Of one thesis, the newest first; cancelled ones too. */
export function listExaminationsOf(db: Reader, thesisId: number): Promise<ExaminationRow[]> {
  return db.select().from(examination).where(eq(examination.thesisId, thesisId)).orderBy(desc(examination.id))
}

export async function findExamination(db: Reader, id: number): Promise<ExaminationRow | null> {
  const [row] = await db.select().from(examination).where(eq(examination.id, id))
  return row ?? null
}

/** The one that is planned or announced. */
export async function findExaminationAhead(db: Reader, thesisId: number): Promise<ExaminationRow | null> {
  const isAhead = inArray(examination.state, ['planned', 'announced'])
  const [row] = await db
    .select()
    .from(examination)
    .where(and(eq(examination.thesisId, thesisId), isAhead))
  return row ?? null
}

/** Who of the committee took part; empty before it is held. */
export function listPresence(db: Reader, examinationId: number) {
  return db
    .select({ seatId: examinationPresence.seatId, presence: examinationPresence.presence })
    .from(examinationPresence)
    .where(eq(examinationPresence.examinationId, examinationId))
    .orderBy(asc(examinationPresence.seatId))
}
