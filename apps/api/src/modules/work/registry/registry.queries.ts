import {
  type RegistryResult,
  type ResultStatus,
  resultStatus,
} from '@diatrivi/domain/work/registry/registry-result'
import { and, desc, eq, gte, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { inBatches, type PageWindow } from '../../../platform/paging.ts'
import { readPaperSources } from '../../examination/paper/facts/paper-sources.queries.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { type Period, type ResultWithStatus, resultOf, type Said } from './registry.model.ts'
import { registryExport, registryExportRow } from './tables.ts'

interface Asked extends Period {
  departmentId: number
  statuses: readonly ResultStatus[]
}

/**
 * The finished theses of a department that stand so with the register, those completed last first. How one stands is
 * compared and not kept, so all of the period are read.
 */
export async function readResults(db: Reader, { statuses, ...asked }: Asked): Promise<ResultWithStatus[]> {
  const found: ResultWithStatus[] = []
  const finished = (window: PageWindow) => listFinishedTheses(db, asked, window)
  for await (const ids of inBatches(finished)) {
    const sources = await readPaperSources(db, ids)
    const said = await readSaid(db, ids)
    for (const thesisId of ids) {
      const source = sources.get(thesisId)
      const result = source && resultOf(source)
      const studentId = source?.thesis.studentId ?? null
      if (!result || !source?.student || studentId === null) continue
      const before = said.get(thesisId) ?? null
      const status = resultStatus(result, before?.result ?? null)
      if (!statuses.includes(status)) continue
      found.push({ thesisId, studentId, student: source.student, result, status, said: before })
    }
  }
  return found
}

async function listFinishedTheses(
  db: Reader,
  { departmentId, from, until }: Omit<Asked, 'statuses'>,
  { limit, offset }: PageWindow,
): Promise<number[]> {
  const rows = await db
    .select({ id: thesis.id })
    .from(thesis)
    .where(
      and(
        eq(thesis.departmentId, departmentId),
        isNotNull(thesis.studentId),
        isNotNull(thesis.mark),
        from === null ? undefined : gte(thesis.endDate, from),
        until === null ? undefined : lte(thesis.endDate, until),
      ),
    )
    .orderBy(desc(thesis.endDate), desc(thesis.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** What the newest file that counts has said of each thesis; one that was taken back does not count. */
async function readSaid(db: Reader, thesisIds: readonly number[]): Promise<Map<number, Said>> {
  if (thesisIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([registryExportRow.thesisId], {
      thesisId: registryExportRow.thesisId,
      exportId: registryExport.id,
      sentAt: registryExport.sentAt,
      result: registryExportRow.said,
    })
    .from(registryExportRow)
    .innerJoin(registryExport, eq(registryExport.id, registryExportRow.exportId))
    .where(and(inArray(registryExportRow.thesisId, [...thesisIds]), isNull(registryExport.withdrawnAt)))
    .orderBy(registryExportRow.thesisId, desc(registryExport.id))
  return new Map(rows.map(({ thesisId, ...said }) => [thesisId, said]))
}

/** What a file says, in its order, and of whose thesis. */
export async function readRowsOf(
  db: Reader,
  exportId: number,
): Promise<{ said: RegistryResult; studentId: number | null }[]> {
  return db
    .select({ said: registryExportRow.said, studentId: thesis.studentId })
    .from(registryExportRow)
    .innerJoin(thesis, eq(thesis.id, registryExportRow.thesisId))
    .where(eq(registryExportRow.exportId, exportId))
    .orderBy(registryExportRow.position)
}
