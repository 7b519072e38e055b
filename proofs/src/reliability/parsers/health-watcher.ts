import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

export interface Silence {
  milliseconds: number
}

const PAUSE_MS = 5
const address = `${workerData}/healthz`

let longest = 0
/** When the last answer came; what is not answered yet counts too. */
let answeredAt = performance.now()

parentPort?.on('message', () => {
  const silence: Silence = { milliseconds: Math.max(longest, performance.now() - answeredAt) }
  longest = 0
  parentPort?.postMessage(silence)
})

for (;;) {
  const isAnswered = await fetch(address).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    // A refused connection is silence; it goes on until the next answer.
    () => false,
  )
  if (isAnswered) {
    longest = Math.max(longest, performance.now() - answeredAt)
    answeredAt = performance.now()
  }
  await delay(PAUSE_MS)
}
