/** The result of one stream: it sent something before it ended, it broke before, it sent nothing at all, or the API refused it. */
export type StreamOutcome = 'spoke' | 'failed' | 'silent' | 'refused'

export interface StreamSource {
  /** Opens a stream; resolves when it is over, and never rejects. */
  open: (signal: AbortSignal, onOpened: () => void) => Promise<StreamOutcome>
  /** Fetches once what the stream would have sent, and never rejects. */
  poll: (signal: AbortSignal) => Promise<void>
  /** From 0 to 1. */
  random?: () => number
}

const FIRST_PAUSE = 3_000
const LONGEST_PAUSE = 120_000
const POLL_EVERY = 30_000
/** A restarting server fails once. A stream that sends nothing does not work, because a proxy holds it back. */
const FAILURES_BEFORE_POLLING = 2

/**
 * Keeps one stream open until it is stopped: one that ends is opened again, after pauses that grow with every
 * failure and differ between browsers. As long as no stream works, it polls instead.
 */
// biome-ignore lint/plugin: the pause is no secret; it only keeps two from starting again at once.
export function followStream({ open, poll, random = Math.random }: StreamSource): () => void {
  const over = new AbortController()
  const { signal } = over
  let polling: AbortController | undefined

  /** Cancels a pending answer, because it is older than the stream. */
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

/** A pause that ends at once when the stream is stopped or the browser is online again. */
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
