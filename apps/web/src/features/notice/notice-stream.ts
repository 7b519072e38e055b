import { createParser } from 'eventsource-parser'
import { openStream } from '../../shared/api/open-stream.ts'
import type { StreamOutcome } from './follow-stream.ts'

/** The API sends a sign of life every 25 seconds: after two that are missing the line is dead, though nobody said so. */
const SILENCE = 60_000

/** Reads the stream of notices to its end. Every event says how many are unread. */
export async function readNoticeStream(
  onUnread: (unread: number) => void,
  signal: AbortSignal,
  onOpened: () => void,
): Promise<StreamOutcome> {
  const line = new AbortController()
  const hangUp = () => line.abort()
  signal.addEventListener('abort', hangUp)
  let silence = setTimeout(hangUp, SILENCE)
  let outcome: StreamOutcome = 'failed'
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event !== 'notices') return
      if (outcome === 'failed') onOpened()
      outcome = 'spoke'
      onUnread(JSON.parse(data).unread)
    },
  })
  try {
    const stream = await openStream('streamNotices', line.signal)
    if (stream === 'refused') return 'refused'
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence)
      silence = setTimeout(hangUp, SILENCE)
      parser.feed(part.value)
    }
  } catch (error) {
    // Lines break; anything else is a fault of ours.
    if (!isBrokenLine(error)) throw error
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', hangUp)
  }
  return outcome
}

/** What `fetch` and its body throw when a network or a server lets go, or when we do. */
function isBrokenLine(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError')
}
