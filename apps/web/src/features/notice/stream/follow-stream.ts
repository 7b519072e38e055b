/** What came of one stream: it spoke before it ended, it broke before, it said nothing at all, or the API wants none from us. */
export type StreamOutcome = 'spoke' | 'failed' | 'silent' | 'refused'

export interface StreamSource {
  /** Opens a stream; resolves when it is over, and never rejects. */
  open: (signal: AbortSignal, onOpened: () => void) => Promise<StreamOutcome>
  /** Asks once for what the stream would have said, and never rejects. */
  poll: (signal: AbortSignal) => Promise<void>
  /** From 0 to 1. */
  random?: () => number
}

const FIRST_PAUSE = 3_000
const LONGEST_PAUSE = 120_000
const POLL_EVERY = 30_000
/** A server that is started anew fails once. One that answers nothing is none: a proxy keeps its streams back. */
const FAILURES_BEFORE_POLLING = 2

/**
 * Keeps one stream open until it is told to stop: one that ends is opened again, after pauses that grow with every
 * failure and are never the same for two browsers. As long as none can be had, it asks now and then instead.
 */
export function followStream({ open, poll, random = Math.random }: StreamSource): () => void {
  const over = new AbortController()
  const { signal } = over
  let polling: AbortController | undefined

  /** An answer on its way is older than what a stream says. */
  const stopPolling = () => {
    polling?.abort()
    polling = undefined
  }
  const startPolling = () => {
    if (polling !== undefined) return
    polling = new AbortController()
    const until = polling.signal
    void poll(until)
    const timer = setInterval(() => void poll(until), POLL_EVERY)
    until.addEventListener('abort', () => clearInterval(timer))
  }

  async function run(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      const outcome = await open(signal, stopPolling)
      if (signal.aborted || outcome === 'refused') break
      failures = outcome === 'spoke' ? 0 : failures + 1
      if (outcome === 'silent' || failures >= FAILURES_BEFORE_POLLING) startPolling()
      await pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + random() / 2), signal)
    }
    stopPolling()
  }

  void run()
  return () => {
    over.abort()
    stopPolling()
  }
}

/** Ends early when there is nothing left to wait for. A browser that is back on line waits no longer either. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
    addEventListener('online', done)
  })
}
