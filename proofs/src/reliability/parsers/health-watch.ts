import { Worker } from 'node:worker_threads'
import type { Silence } from './health-watcher.ts'

export interface HealthWatch {
  /** The longest time without an answer since the last question, in milliseconds. */
  longest(): Promise<number>
  stop(): Promise<void>
}

/** Asks `/healthz` all the time from a thread of its own, so that what this one does counts for nothing. */
export async function watchHealth(address: string): Promise<HealthWatch> {
  const worker = new Worker(new URL('./health-watcher.ts', import.meta.url), { workerData: address })
  const longest = () =>
    new Promise<number>((resolve) => {
      worker.once('message', ({ milliseconds }: Silence) => resolve(milliseconds))
      worker.postMessage('longest')
    })
  await longest()
  return {
    longest,
    stop: async () => {
      await worker.terminate()
    },
  }
}
