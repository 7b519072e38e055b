import { Worker } from 'node:worker_threads'

/** Runs beside the work, which may keep the thread of the process for seconds. */
const GUARD = `
const { workerData } = require('node:worker_threads')
setInterval(() => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL')
}, 20)
`

/**
 * Ends this process when it holds more than so many megabytes. The limit of the heap does not count buffers, and what
 * unpacks bytes fills those.
 */
export function endBeyond(megabytes: number): void {
  new Worker(GUARD, { eval: true, workerData: megabytes * 1024 * 1024 }).unref()
}
