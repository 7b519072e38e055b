import { ChildLimitReached, runInChild } from '../child-process/run-in-child.ts'
import { SECOND } from '../durations.ts'
import { fairQueue } from '../queue/fair-queue.ts'
import type { PdfOrder, PdfReading } from './pdf-reading.ts'

const PROGRAM = new URL('./read-pdf-program.ts', import.meta.url)
/** The largest file that is taken needs half of the memory, and a second. */
export const PDF_LIMITS = { memoryMb: 512, heapMb: 256, time: 10 * SECOND }

/** A process for each; more at once would take the processor from other requests. */
const inTurn = fairQueue({ atOnce: 2, longest: 200 })
/** The queue need not know its callers: a reading takes a second. */
const ANYONE = { address: '', account: '' }

/** What a PDF holds, read in a process of its own. One that would take more than the limits is unreadable. */
export function readPdf(path: string): Promise<PdfReading> {
  return inTurn(ANYONE, () => readNow(path))
}

async function readNow(path: string): Promise<PdfReading> {
  const { memoryMb, heapMb, time } = PDF_LIMITS
  const order: PdfOrder = { path, memoryMb }
  try {
    return await runInChild<PdfReading>(PROGRAM, order, { memoryMb: heapMb, time })
  } catch (error) {
    if (error instanceof ChildLimitReached) return { kind: 'unreadable' }
    throw error
  }
}
