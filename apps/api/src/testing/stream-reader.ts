import { ROUTES, type RouteName } from '@diatrivi/contract/routes'

/** A stream of events as a page reads it. */
export interface StreamReader {
  status: number
  headers: Headers
  /** The data of the next event; null when the stream has ended. */
  next(): Promise<unknown>
  close(): Promise<void>
}

/** Opens a stream of a server that listens. */
export async function readStream(address: string, name: RouteName, token: string): Promise<StreamReader> {
  const [, path] = ROUTES[name].split(' ')
  const leaving = new AbortController()
  const response = await fetch(`${address}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
    signal: leaving.signal,
  })
  const events = eventsOf(response)
  return {
    status: response.status,
    headers: response.headers,
    next: async () => {
      const { value, done } = await events.next()
      return done ? null : value
    },
    close: async () => leaving.abort(),
  }
}

async function* eventsOf({ body }: Response): AsyncGenerator<unknown> {
  let rest = ''
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = `${rest}${text}`.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data: '))
      if (data !== undefined) yield JSON.parse(data.slice('data: '.length))
    }
  }
}
