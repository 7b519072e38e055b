import { readStream } from '@diatrivi/api/testing/stream-reader'
import type { Tally } from './tally.ts'

/** The bell of an open page. */
export interface NoticeStream {
  /** What it shows; null before the first state has come. */
  unread(): number | null
  close(): Promise<void>
}

/** A stream that is refused, or ends before it is closed, is a failure. */
export async function followNotices(address: string, token: string, tally: Tally): Promise<NoticeStream> {
  const stream = await readStream(address, 'streamNotices', token)
  if (stream.status !== 200) throw new Error(`a stream was answered ${stream.status}`)
  let unread: number | null = null
  let isClosed = false

  async function read(): Promise<void> {
    try {
      for (let state = await stream.next(); state !== null; state = await stream.next()) {
        tally.events += 1
        unread = (state as { unread: number }).unread
      }
      if (!isClosed) tally.failures.push('a stream of notices ended')
    } catch (error) {
      if (!isClosed) tally.failures.push(`a stream of notices broke off: ${error}`)
    }
  }

  const reading = read()
  return {
    unread: () => unread,
    close: async () => {
      isClosed = true
      await stream.close()
      await reading
    },
  }
}
