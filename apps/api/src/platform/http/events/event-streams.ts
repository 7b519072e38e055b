import type { Sessions } from '../../auth/sessions.ts'
import type { Whose } from '../../events/account-changes.ts'
import type { Logger } from '../../logging/logger.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { EventStream } from './event-stream.ts'

const HEARTBEAT_EVERY = 25_000
/** More than a person has windows; without a limit a page that never closes its streams would exhaust the server. */
const STREAMS_PER_ACCOUNT = 10

export interface EventStreams {
  /** Fails when the state cannot be read at all; from then on the stream gets it at every change of its account. */
  open(owner: StreamOwner, content: StreamContent): Promise<EventStream>
  /** Something changed for these accounts, or may have. */
  wake(whose: Whose): Promise<void>
  /** How many are open. */
  count(): number
  /** Ends all streams; none is opened any more. */
  close(): void
}

export interface StreamOwner {
  accountId: number
  sessionId: string
}

export interface StreamContent {
  /** The name of its events. */
  event: string
  /** The current state, as the data of one event. */
  read(): Promise<string>
}

interface OpenStream extends StreamOwner {
  stream: EventStream
  read: StreamContent['read']
  reading: 'no' | 'yes' | 'yes, and again'
}

/** The streams that this process has open, and whose they are. A stream ends with the session that it was opened by. */
export function eventStreams({ sessions, log }: { sessions: Sessions; log: Logger }): EventStreams {
  /** In the order in which they were opened. */
  const open = new Set<OpenStream>()
  let heartbeat: NodeJS.Timeout | undefined
  let isClosed = false

  function enlist(one: OpenStream): void {
    const earlier = [...open].filter(({ accountId }) => accountId === one.accountId)
    for (const { stream } of earlier.slice(0, Math.max(0, earlier.length + 1 - STREAMS_PER_ACCOUNT))) {
      stream.finish()
    }
    open.add(one)
    one.stream.on('close', () => delist(one))
    heartbeat ??= setInterval(() => void beat(), HEARTBEAT_EVERY).unref()
  }

  function delist(one: OpenStream): void {
    open.delete(one)
    if (open.size > 0) return
    clearInterval(heartbeat)
    heartbeat = undefined
  }

  async function beat(): Promise<void> {
    for (const { stream } of open) stream.beat()
    await endExpired([...open])
  }

  /** Ends the streams of expired sessions; returns the others, and all of them when the sessions cannot be read. */
  async function endExpired(some: readonly OpenStream[]): Promise<OpenStream[]> {
    try {
      const current = await sessions.current(some.map(({ sessionId }) => sessionId))
      const expired = some.filter(({ sessionId }) => !current.has(sessionId))
      for (const { stream } of expired) stream.finish()
      return some.filter(({ sessionId }) => current.has(sessionId))
    } catch (err) {
      log.warn({ err }, 'it is not known whose sessions are over')
      return [...some]
    }
  }

  /** A change during a read may concern what was read already, so the state is read again. */
  async function refresh(one: OpenStream): Promise<void> {
    if (one.reading !== 'no') {
      one.reading = 'yes, and again'
      return
    }
    try {
      do {
        one.reading = 'yes'
        one.stream.offer(await one.read())
      } while (isToBeReadAgain(one))
    } finally {
      one.reading = 'no'
    }
  }

  async function refreshOpen(some: readonly OpenStream[]): Promise<void> {
    for (const one of await endExpired(some)) {
      await refresh(one).catch((err: unknown) => {
        log.warn({ err }, 'an open stream could not be sent its state')
        // Its reader reconnects and gets the error then.
        one.stream.finish()
      })
    }
  }

  return {
    async open(owner, { event, read }) {
      if (isClosed) throw new Refusal('overloaded')
      const stream = new EventStream(event)
      const one: OpenStream = { ...owner, stream, read, reading: 'no' }
      enlist(one)
      try {
        await refresh(one)
      } catch (error) {
        delist(one)
        stream.destroy()
        throw error
      }
      return stream
    },
    wake: (whose) =>
      refreshOpen([...open].filter(({ accountId }) => whose === 'everyone' || whose.includes(accountId))),
    count: () => open.size,
    close: () => {
      isClosed = true
      for (const { stream } of open) stream.finish()
    },
  }
}

/** A function, because the compiler cannot know that others write to it meanwhile. */
function isToBeReadAgain({ reading, stream }: OpenStream): boolean {
  return reading === 'yes, and again' && !stream.destroyed
}
