import { Worker } from 'node:worker_threads'
import type { FileTable, TableFormat } from './table-file.ts'

/** Of 20,000 rows of the widest list a tenth is taken. */
const MEMORY_MB = 512

/**
 * The bytes of a file for a spreadsheet. It is made in a thread of its own, so that others are answered meanwhile, and
 * whole before anything of it is sent: what fails is an error, never a half of a list.
 */
export function writeTable(format: TableFormat, table: FileTable): Promise<Uint8Array> {
  const worker = new Worker(new URL('./write-table-thread.ts', import.meta.url), {
    workerData: { format, table },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  worker.once('message', resolve)
  worker.once('error', reject)
  return promise.finally(() => worker.terminate())
}
