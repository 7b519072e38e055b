import { runInChild } from '../child-process/run-in-child.ts'
import { SECOND } from '../durations.ts'
import { type Asker, fairQueue } from '../queue/fair-queue.ts'
import type { JoinOrder } from './join-pdfs-program.ts'

const PROGRAM = new URL('./join-pdfs-program.ts', import.meta.url)
/** As many papers as one file may have need a third of both. */
const LIMITS = { memoryMb: 512, time: 30 * SECOND }

/** A process for each; more at once would take the processor from other requests. */
const inTurn = fairQueue({ atOnce: 1, longest: 50 })

/** One PDF of several of our own, in their order, with the bookmarks of all; at least one. */
export async function joinPdfs(pdfs: readonly Uint8Array[], asker: Asker): Promise<Buffer> {
  const order: JoinOrder = { pdfs }
  return Buffer.from(await inTurn(asker, () => runInChild<Uint8Array>(PROGRAM, order, LIMITS)))
}
