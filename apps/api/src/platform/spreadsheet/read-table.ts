import { Worker } from 'node:worker_threads'
import { SECOND } from '../durations.ts'
import { invalidFields } from '../refusal/refusal.ts'
import type { UploadedFile } from '../upload.ts'
import type { TableLimits, TableOutcome } from './table-outcome.ts'

/** Far more than any honest file of the permitted size takes. */
const LONGEST = 30 * SECOND
const MEMORY_MB = 512

/**
 * The rows of an uploaded CSV or XLSX, all cells as texts. They are read in a thread of their own: a file that was made
 * to unpack without end takes neither the time of other requests nor the memory of the process.
 */
export async function readTable(
  { path, mediaType }: Pick<UploadedFile, 'path' | 'mediaType'>,
  limits: TableLimits,
): Promise<string[][]> {
  const outcome = await readInThread({ path, mediaType, limits })
  if ('rows' in outcome) return outcome.rows
  throw invalidFields({ selectedFile: outcome.refused })
}

function readInThread(workerData: object): Promise<TableOutcome> {
  const worker = new Worker(new URL('./table-thread.ts', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const tooLarge: TableOutcome = { refused: { code: 'table_too_large' } }
  const { promise, resolve, reject } = Promise.withResolvers<TableOutcome>()
  const timer = setTimeout(() => resolve(tooLarge), LONGEST)
  worker.once('message', resolve)
  worker.once('error', (error) => {
    if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(tooLarge)
    else reject(error)
  })
  return promise.finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}
