import { parentPort, workerData } from 'node:worker_threads'
import { type FileTable, type TableFormat, writeCsv } from './table-file.ts'
import { writeXlsx } from './write-xlsx.ts'

interface Order {
  format: TableFormat
  table: FileTable
}

/** Writes one file and ends. */
const { format, table } = workerData as Order
parentPort?.postMessage(format === 'csv' ? writeCsv(table) : await writeXlsx(table))
