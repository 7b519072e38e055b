import type { FieldError } from '@diatrivi/contract/errors'
import type { ImportColumn } from '@diatrivi/domain/work/import/import-columns'
import { type RecordsOutcome, readRecords } from '@diatrivi/domain/work/import/read-records'
import { answerOrder } from '../../../platform/child-process/answer-order.ts'
import { readTable } from '../../../platform/spreadsheet/read-table.ts'
import type { TableLimits } from '../../../platform/spreadsheet/table-limits.ts'
import { TableRefused } from '../../../platform/spreadsheet/table-refused.ts'

export interface ReadOrder {
  path: string
  mediaType: string
  limits: TableLimits
  columns: readonly ImportColumn[]
}

export type ReadAnswer = RecordsOutcome | { kind: 'refused'; reason: FieldError }

/** Only the recognised columns leave the process. */
async function read({ limits, columns, ...file }: ReadOrder): Promise<ReadAnswer> {
  try {
    const { rows, hiddenRows } = await readTable(file, limits)
    return readRecords(rows, columns, hiddenRows)
  } catch (error) {
    if (error instanceof TableRefused) return { kind: 'refused', reason: error.reason }
    throw error
  }
}

answerOrder<ReadOrder>(read)
