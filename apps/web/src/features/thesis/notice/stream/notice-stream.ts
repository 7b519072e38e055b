import { createParser } from 'eventsource-parser'
import { openStream } from '../../../../shared/api/open-stream.ts'
import type { StreamOutcome } from './follow-stream.ts'

/** The API sends a heartbeat every 25 seconds: after two missing ones the connection is dead. */
const SILENCE = 60_000
/** The API sends the first event as soon as a stream is open; if none has come by now, a proxy holds the stream back. */
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
    // A broken connection is expected; any other error is a defect.
    if (!isBrokenLine(error)) throw error
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', hangUp)
  }
  return outcome
}

/** The errors of `fetch` and its body when the network or a server ends the connection, or this code does. */
function isBrokenLine(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError')
}
