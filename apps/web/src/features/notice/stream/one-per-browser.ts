/**
 * Lets one window of this browser work for all of them, because a stream for each would use up the few connections that a
 * browser keeps open to one server. When that window closes, another one takes over. Browsers without locks, or that keep
 * nothing for a page, and pages that came unencrypted, each work for themselves.
 */
export function onePerBrowser<Message>(
  name: string,
  work: (tell: (message: Message) => void) => () => void,
  heard: (message: Message) => void,
): () => void {
  const channel = 'locks' in navigator ? openChannel(name) : null
  if (channel === null) return work(heard)

  channel.onmessage = ({ data }: MessageEvent<Message>) => heard(data)
  const over = new AbortController()
  const workUntilOver = () =>
    new Promise<void>((release) => {
      const stop = work((message) => {
        heard(message)
        channel.postMessage(message)
      })
      over.signal.addEventListener('abort', () => {
        stop()
        release()
      })
    })
  let stopAlone: (() => void) | undefined
  navigator.locks.request(name, { signal: over.signal }, workUntilOver).catch(() => {
    // Giving up the wait for the lock is no error.
    if (!over.signal.aborted) stopAlone = work(heard)
  })
  return () => {
    over.abort()
    stopAlone?.()
    channel.close()
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
