/**
 * Lets one window of this browser work for all of them, because a stream for each would use up the few connections that a
 * browser keeps open to one server. When that window closes, another one takes over. Browsers without locks, and pages
 * that came unencrypted, each work for themselves.
 */
export function onePerBrowser<Message>(
  name: string,
  work: (tell: (message: Message) => void) => () => void,
  heard: (message: Message) => void,
): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return work(heard)

  const channel = new BroadcastChannel(name)
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
  navigator.locks.request(name, { signal: over.signal }, workUntilOver).catch((error: unknown) => {
    // Giving up the wait for the lock is no error.
    if (!over.signal.aborted) throw error
  })
  return () => {
    over.abort()
    channel.close()
  }
}
