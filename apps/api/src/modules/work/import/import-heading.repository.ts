import type { ImportField } from '@diatrivi/domain/work/import/import-columns'
import { type FileColumn, spelling } from '@diatrivi/domain/work/import/read-records'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import type { ImportRun } from './import-run.repository.ts'
import { importHeading } from './tables.ts'

type Of = Pick<ImportRun, 'kind' | 'departmentId'>

/** What people have said of headings in files of the same kind and office, by the spelling. */
export async function rememberedHeadings(
  db: Reader,
  { kind, departmentId }: Of,
): Promise<Record<string, ImportField | null>> {
  const isOfOffice =
    departmentId === null ? isNull(importHeading.departmentId) : eq(importHeading.departmentId, departmentId)
  const rows = await db
    .select({ spelling: importHeading.spelling, field: importHeading.field })
    .from(importHeading)
    .where(and(eq(importHeading.kind, kind), isOfOffice))
  return Object.fromEntries(rows.map(({ spelling, field }) => [spelling, field]))
}

/** The last word counts. */
export async function rememberHeadings(tx: Tx, of: Of, columns: readonly FileColumn[]): Promise<void> {
  const fields = new Map(columns.map(({ heading, field }) => [spelling(heading), field]))
  fields.delete('')
  if (fields.size === 0) return
  await tx
    .insert(importHeading)
    .values([...fields].map(([spelling, field]) => ({ ...of, spelling, field })))
    .onConflictDoUpdate({
      target: [importHeading.departmentId, importHeading.kind, importHeading.spelling],
      set: { field: sql`excluded.field` },
    })
}
