import { inTurn } from './turn.ts'

/**
 * Lets one window of this browser work for all of them, because a stream for each would use up the few connections that a
 * browser keeps open to one server. When that window closes, another one takes over. Browsers that keep nothing for a page
 * let each window work for itself.
 */
export function onePerBrowser<Message>(
  name: string,
  work: (send: (message: Message) => void) => () => void,
  heard: (message: Message) => void,
): () => void {
  const channel = openChannel(name)
  if (channel === null) return work(heard)

  channel.onmessage = ({ data }: MessageEvent<Message>) => heard(data)
  const workForAll = () =>
    work((message) => {
      heard(message)
      channel.postMessage(message)
    })
  const stop =
    'locks' in navigator ? whileLocked(name, workForAll, () => work(heard)) : inTurn(name, workForAll)
  return () => {
    stop()
    channel.close()
  }
}

function whileLocked(name: string, workForAll: () => () => void, workAlone: () => () => void): () => void {
  const over = new AbortController()
  const workUntilOver = () =>
    new Promise<void>((release) => {
      const stop = workForAll()
      over.signal.addEventListener('abort', () => {
        stop()
        release()
      })
    })
  let stopAlone: (() => void) | undefined
  navigator.locks.request(name, { signal: over.signal }, workUntilOver).catch(() => {
    // Giving up the wait for the lock is no error.
    if (!over.signal.aborted) stopAlone = workAlone()
  })
  return () => {
    over.abort()
    stopAlone?.()
  }
}

/** Null where the browser has none, or lets this page have none. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
