import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { readCsv } from './csv.ts'
import { type TableLimits, type TableOutcome, TableRefused } from './table-outcome.ts'
import { readXlsx } from './xlsx.ts'

interface Order {
  path: string
  mediaType: string
  limits: TableLimits
}

/** Reads one file and ends. */
async function read({ path, mediaType, limits }: Order): Promise<TableOutcome> {
  try {
    const bytes = await readFile(path)
    const rows = mediaType === 'text/plain' ? readCsv(bytes, limits) : await readXlsx(bytes)
    return { rows: withinLimits(rows, limits) }
  } catch (error) {
    if (error instanceof TableRefused) return { refused: error.reason }
    throw error
  }
}

function withinLimits(rows: string[][], limits: TableLimits): string[][] {
  if (rows.length > limits.rows) throw new TableRefused({ code: 'table_too_long', limit: limits.rows })
  if (rows.some((row) => row.length > limits.columns)) throw new TableRefused({ code: 'table_too_large' })
  return rows
}

parentPort?.postMessage(await read(workerData as Order))
