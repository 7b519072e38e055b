import type { PaperCode } from '@diatrivi/domain/examination/paper/paper-code'
import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { type AnyColumn, and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { type JsonValue, jsonRows } from '../../../platform/database/json-rows.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { hasFormOfKind } from './form/paper-form.queries.ts'
import type { KeptPaper, PaperRow, ReturnRow } from './paper.model.ts'
import { IN_FORCE, paper, paperReturn } from './tables.ts'

/** The papers of the thesis of the row around, the newest first: a value for a read of theses. */
export function papersIn(thesisId: AnyColumn | SQL): JsonValue<KeptPaper[]> {
  return jsonRows(
    {
      row: getTableColumns(paper),
      returns: jsonRows(
        getTableColumns(paperReturn),
        sql`
          from ${paperReturn} where ${paperReturn.paperId} = ${paper.id}
          order by ${asc(paperReturn.id)}
        `,
      ),
      hasForm: hasFormOfKind,
    },
    sql`from ${paper} where ${paper.thesisId} = ${thesisId} order by ${desc(paper.id)}`,
  )
}

export async function listPapersOf(db: Reader, thesisId: number): Promise<KeptPaper[]> {
  const [row] = await db
    .select({ papers: papersIn(thesis.id).sql })
    .from(thesis)
    .where(eq(thesis.id, thesisId))
  return row?.papers ?? []
}

export async function findPaper(db: Reader, id: number): Promise<PaperRow | null> {
  const [row] = await db.select().from(paper).where(eq(paper.id, id))
  return row ?? null
}

export async function findPaperByCode(db: Reader, code: PaperCode): Promise<PaperRow | null> {
  const [row] = await db.select().from(paper).where(eq(paper.code, code))
  return row ?? null
}

/** The papers in force, the newest first. */
export function listPapersInForce(
  db: Reader,
  departmentId: number,
  kind: PaperKind | null,
  { limit, offset }: PageWindow,
): Promise<PaperRow[]> {
  return db
    .select()
    .from(paper)
    .where(
      and(eq(paper.departmentId, departmentId), IN_FORCE, kind === null ? undefined : eq(paper.kind, kind)),
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
