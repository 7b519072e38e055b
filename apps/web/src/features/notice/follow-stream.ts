/** What came of one stream: it spoke before it ended, it never did, or the API wants none from us. */
export type StreamOutcome = 'spoke' | 'failed' | 'refused'

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
/** A proxy that lets no stream through is known by then. */
const FAILURES_BEFORE_POLLING = 2

/**
 * Keeps one stream open until it is told to stop: one that ends is opened again, after pauses that grow with every
 * failure and are never the same for two browsers. As long as none can be had, it asks now and then instead.
 */
export function followStream({ open, poll, random = Math.random }: StreamSource): () => void {
  const over = new AbortController()
  const { signal } = over
  let polling: ReturnType<typeof setInterval> | undefined

  const stopPolling = () => {
    clearInterval(polling)
    polling = undefined
  }
  const startPolling = () => {
    if (polling !== undefined) return
    void poll(signal)
    polling = setInterval(() => void poll(signal), POLL_EVERY)
  }

  async function run(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      const outcome = await open(signal, stopPolling)
      if (signal.aborted || outcome === 'refused') break
      failures = outcome === 'spoke' ? 0 : failures + 1
      if (failures >= FAILURES_BEFORE_POLLING) startPolling()
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
