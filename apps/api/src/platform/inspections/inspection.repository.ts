import type { InspectionKind } from '@diatrivi/domain/people/account/inspection'
import { sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { DAY } from '../durations.ts'
import type { Retention } from '../upkeep/retention.ts'
import { inspection } from './tables.ts'

export interface Inspection {
  kind: InspectionKind
  subjectId: number
  readerId: number
  hour: Date
  times: number
}

/** Rows in one statement: far fewer than the parameters that PostgreSQL takes. */
const ROWS_AT_ONCE = 1_000

/** Adds to the rows of the same hour, which another process may have written. In one order, so that two never wait for each other. */
export async function addInspections(tx: Tx, inspections: readonly Inspection[]): Promise<void> {
  const rows = [...inspections].sort(byKey)
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    await tx
      .insert(inspection)
      .values(rows.slice(first, first + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [inspection.subjectId, inspection.readerId, inspection.kind, inspection.hour],
        set: { times: sql`${inspection.times} + excluded.times` },
      })
  }
}

function byKey(a: Inspection, b: Inspection): number {
  return (
    a.subjectId - b.subjectId ||
    a.readerId - b.readerId ||
    a.hour.getTime() - b.hour.getTime() ||
    (a.kind < b.kind ? -1 : 1)
  )
}

/** As long as the security log, because both answer the same question: who was where. */
export const INSPECTIONS_KEPT: Retention = {
  key: inspection.id,
  since: inspection.hour,
  keptFor: ({ securityEventDays }) => securityEventDays * DAY,
}
