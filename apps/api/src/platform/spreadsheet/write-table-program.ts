import { answerOrder } from '../child-process/answer-order.ts'
import { type FileTable, type TableFormat, writeCsv } from './table-file.ts'
import { writeXlsx } from './write-xlsx.ts'

export interface WriteOrder {
  format: TableFormat
  table: FileTable
}

answerOrder<WriteOrder>(({ format, table }) => (format === 'csv' ? writeCsv(table) : writeXlsx(table)))
