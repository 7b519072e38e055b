import { createParser } from 'eventsource-parser'
import { openStream } from '../../../shared/api/open-stream.ts'
import type { StreamOutcome } from './follow-stream.ts'

/** The API sends a sign of life every 25 seconds: after two that are missing the line is dead, though nobody said so. */
const SILENCE = 60_000
/** How it stands is said as soon as a stream is open: by then, something on the way keeps the stream to itself. */
const FIRST_WORD = 10_000

/** Reads the stream of notices to its end. Every event says how many are unread. */
export async function readNoticeStream(
  onUnread: (unread: number) => void,
  signal: AbortSignal,
  onOpened: () => void,
): Promise<StreamOutcome> {
  const line = new AbortController()
  const hangUp = () => line.abort()
  signal.addEventListener('abort', hangUp)
  let outcome: StreamOutcome = 'failed'
  let silence = setTimeout(() => {
    outcome = 'silent'
    hangUp()
  }, FIRST_WORD)
  const keepListening = () => {
    clearTimeout(silence)
    silence = setTimeout(hangUp, SILENCE)
  }
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event !== 'notices') return
      if (outcome !== 'spoke') onOpened()
      outcome = 'spoke'
      keepListening()
      onUnread(JSON.parse(data).unread)
    },
    onComment: keepListening,
  })
  try {
    const stream = await openStream('streamNotices', line.signal)
    if (stream === 'refused') return 'refused'
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) parser.feed(part.value)
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
