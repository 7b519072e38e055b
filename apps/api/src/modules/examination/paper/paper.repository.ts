import type { ThesisPaperKind } from '@diatrivi/domain/examination/paper/issuable'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { and, desc, eq, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { department } from '../../institution/institution/tables.ts'
import type { PaperRow } from './paper.model.ts'
import { IN_FORCE, paper, paperReturn } from './tables.ts'

type NewPaper = typeof paper.$inferInsert

/** The number after the last one of the department in the year. Numbers are never deleted, so there is no gap. */
export async function nextNumber(db: Reader, departmentId: number, year: number): Promise<number> {
  const [row] = await db
    .select({ last: max(paper.number) })
    .from(paper)
    .where(and(eq(paper.departmentId, departmentId), eq(paper.year, year)))
  return (row?.last ?? 0) + 1
}

/**
 * No other transaction issues a paper of the department until this one ends. Taken before all other locks, so that
 * none of them waits while the paper is drawn: docs/decisions/platform/0078-one-paper-and-one-mail-at-a-time.md.
 */
export async function takeTurnOf(tx: Tx, departmentId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`papers:${departmentId}`}, 0))`)
}

/**
 * No other transaction gives a number of the department, or changes its forms, until this one ends. It is the last
 * lock that a call takes.
 */
export async function lockPapersOf(tx: Tx, departmentId: number): Promise<void> {
  await tx
    .select({ id: department.id })
    .from(department)
    .where(eq(department.id, departmentId))
    .for('no key update')
}

export async function insertPaper(tx: Tx, values: NewPaper): Promise<number> {
  const [row] = await tx.insert(paper).values(values).returning({ id: paper.id })
  if (row === undefined) throw new Error('the paper was not inserted')
  return row.id
}

async function findInForce(db: Reader, which: SQL | undefined): Promise<PaperRow | null> {
  const [row] = await db.select().from(paper).where(and(which, IN_FORCE)).orderBy(desc(paper.id)).limit(1)
  return row ?? null
}

/** The paper that the next one of its kind replaces: of the same examination and the same seat, where it is about one. */
export function findFormer(
  db: Reader,
  {
    kind,
    thesisId,
    examinationId,
    seatId,
  }: { kind: ThesisPaperKind; thesisId: number; examinationId: number | null; seatId: number | null },
): Promise<PaperRow | null> {
  const isSameExamination = sql`${paper.examinationId} is not distinct from ${examinationId}`
  const isSameSeat = sql`${paper.seatId} is not distinct from ${seatId}`
  return findInForce(
    db,
    and(eq(paper.thesisId, thesisId), eq(paper.kind, kind), isSameExamination, isSameSeat),
  )
}

/** The certificate in force of the same instructor and the same days. */
export function findFormerCertificate(
  db: Reader,
  { accountId, from, until }: { accountId: number; from: IsoDate; until: IsoDate },
): Promise<PaperRow | null> {
  const isSamePeriod = sql`${paper.facts} ->> 'from' = ${from} and ${paper.facts} ->> 'until' = ${until}`
  return findInForce(db, and(eq(paper.accountId, accountId), eq(paper.kind, 'supervision'), isSamePeriod))
}

export async function replacePaper(
  tx: Tx,
  id: number,
  { replacedById, at }: { replacedById: number; at: Date },
): Promise<void> {
  await tx.update(paper).set({ replacedById, replacedAt: at }).where(eq(paper.id, id))
}

/** All papers of a thesis that are not void yet. Returns how many they were. */
export async function voidPapersOf(
  tx: Tx,
  thesisId: number,
  { reason, at }: { reason: string; at: Date },
): Promise<number> {
  const rows = await tx
    .update(paper)
    .set({ voidedAt: at, voidReason: reason })
    .where(and(eq(paper.thesisId, thesisId), isNull(paper.voidedAt)))
    .returning({ id: paper.id })
  return rows.length
}

export async function voidPaper(
  tx: Tx,
  id: number,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await tx.update(paper).set({ voidedAt: at, voidReason: reason }).where(eq(paper.id, id))
}

export async function setProtocol(
  tx: Tx,
  id: number,
  { number, date }: { number: string; date: IsoDate },
): Promise<void> {
  await tx.update(paper).set({ protocolNumber: number, protocolDate: date }).where(eq(paper.id, id))
}

export async function insertReturn(tx: Tx, values: typeof paperReturn.$inferInsert): Promise<number> {
  const [row] = await tx.insert(paperReturn).values(values).returning({ id: paperReturn.id })
  if (row === undefined) throw new Error('the signed copy was not inserted')
  return row.id
}
