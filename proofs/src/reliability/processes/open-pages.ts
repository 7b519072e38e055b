import { setTimeout as delay } from 'node:timers/promises'
import { readStream } from '@diatrivi/api/testing/stream-reader'

/** As the stream itself tells a browser. */
const RETRY_MS = 3_000

export interface OpenPages {
  /** How often a stream was opened, the first time included. */
  opened(): number
  failures: string[]
  stop(): Promise<void>
}

/** Pages that stay open: each reads its stream of notices, and opens another when it has ended. */
export function openPages(address: string, tokens: readonly string[]): OpenPages {
  const failures: string[] = []
  const stopping = new AbortController()
  let count = 0

  async function read(token: string): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const stream = await readStream(address, 'streamNotices', token)
        if (stream.status !== 200) failures.push(`a stream was answered ${stream.status}`)
        count += 1
        const left = () => void stream.close()
        stopping.signal.addEventListener('abort', left)
        while ((await stream.next()) !== null);
        stopping.signal.removeEventListener('abort', left)
      } catch (error) {
        if (!stopping.signal.aborted) failures.push(`a stream broke off: ${error}`)
      }
      await delay(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const all = Promise.all(tokens.map(read))
  return {
    opened: () => count,
    failures,
    stop: async () => {
      stopping.abort()
      await all
    },
  }
}
