import type { FieldError } from '@diatrivi/contract/errors'
import type { ImportColumn } from '@diatrivi/domain/work/import/import-columns'
import {
  type ChosenColumns,
  missingIn,
  type RecordsOutcome,
  readRecords,
} from '@diatrivi/domain/work/import/read-records'
import { answerOrder } from '../../../platform/child-process/answer-order.ts'
import { readTable } from '../../../platform/spreadsheet/read-table.ts'
import type { SheetChoice, Table } from '../../../platform/spreadsheet/table.ts'
import type { TableLimits } from '../../../platform/spreadsheet/table-limits.ts'
import { TableRefused } from '../../../platform/spreadsheet/table-refused.ts'

export interface ReadOrder {
  path: string
  mediaType: string
  limits: TableLimits
  columns: readonly ImportColumn[]
  /** The name of the sheet that a person has chosen. */
  sheet: string | null
  stated: ChosenColumns
}

/** What was read, and of which sheet of a workbook. */
export type ReadFile = RecordsOutcome & Pick<Table, 'sheet' | 'otherSheets'>

export type ReadAnswer = ReadFile | { kind: 'refused'; reason: FieldError }

/** Only the recognised columns leave the process. */
async function read({ limits, columns, sheet: name, stated, ...file }: ReadOrder): Promise<ReadAnswer> {
  const readSheet = async (holdsList: SheetChoice['holdsList']) => {
    const { rows, sheet, otherSheets, ...facts } = await readTable(file, limits, { name, holdsList })
    return { ...readRecords(rows, columns, facts, stated), sheet, otherSheets }
  }
  const isList = (rows: Parameters<SheetChoice['holdsList']>[0], mayMiss: boolean) => {
    const outcome = readRecords(rows, columns, undefined, stated)
    if (outcome.kind !== 'read' || outcome.records.records.length === 0) return false
    return mayMiss || missingIn(outcome.records.columns, columns).length === 0
  }
  try {
    const whole = await readSheet((rows) => isList(rows, false))
    // Without a sheet that has all, the first with headings is shown, so that a person says what its columns are.
    return whole.kind === 'read' ? whole : await readSheet((rows) => isList(rows, true))
  } catch (error) {
    if (error instanceof TableRefused) return { kind: 'refused', reason: error.reason }
    throw error
  }
}

answerOrder<ReadOrder>(read)
