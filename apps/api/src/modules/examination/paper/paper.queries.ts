import type { PaperCode } from '@diatrivi/domain/examination/paper/paper-code'
import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import type { PaperRow, ReturnRow } from './paper.model.ts'
import { paper, paperReturn } from './tables.ts'

/** The newest first. */
export function listPapersOf(db: Reader, thesisId: number): Promise<PaperRow[]> {
  return db.select().from(paper).where(eq(paper.thesisId, thesisId)).orderBy(desc(paper.id))
}

export async function findPaper(db: Reader, id: number): Promise<PaperRow | null> {
  const [row] = await db.select().from(paper).where(eq(paper.id, id))
  return row ?? null
}

export async function findPaperByCode(db: Reader, code: PaperCode): Promise<PaperRow | null> {
  const [row] = await db.select().from(paper).where(eq(paper.code, code))
  return row ?? null
}

/** Neither void nor replaced, the newest first. */
export function listPapersInUse(
  db: Reader,
  departmentId: number,
  kind: PaperKind | null,
  { limit, offset }: PageWindow,
): Promise<PaperRow[]> {
  return db
    .select()
    .from(paper)
    .where(
      and(
        eq(paper.departmentId, departmentId),
        isNull(paper.voidedAt),
        isNull(paper.replacedAt),
        kind === null ? undefined : eq(paper.kind, kind),
      ),
    )
    .orderBy(desc(paper.id))
    .limit(limit)
    .offset(offset)
}

/** Oldest first. */
export async function listReturnsOf(db: Reader, paperIds: readonly number[]): Promise<ReturnRow[]> {
  if (paperIds.length === 0) return []
  return db
    .select()
    .from(paperReturn)
    .where(inArray(paperReturn.paperId, [...paperIds]))
    .orderBy(asc(paperReturn.id))
}

export async function findReturn(db: Reader, id: number): Promise<ReturnRow | null> {
  const [row] = await db.select().from(paperReturn).where(eq(paperReturn.id, id))
  return row ?? null
}
