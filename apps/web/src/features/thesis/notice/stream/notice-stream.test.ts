import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../../../shared/api/session.ts'
import { readNoticeStream } from './notice-stream.ts'

beforeEach(() =>
  session.begin('the-token', {
    role: 'student',
    email: 's@uni.gr',
    isActive: true,
    mustSetUpSecondFactor: false,
  }),
)
afterEach(() => {
  vi.unstubAllGlobals()
  session.end()
})

/** An API that sends what the test gives it, until the connection is closed. */
function anApi(status = 200, contentType = 'application/json') {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      line = controller
    },
  })
  const fetch = vi.fn(async (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => line?.error(new DOMException('hung up', 'AbortError')))
    return new Response(status === 200 ? body : null, {
      status,
      headers: { 'content-type': status === 200 ? 'text/event-stream' : contentType },
    })
  })
  vi.stubGlobal('fetch', fetch)
  return {
    fetch,
    say: (text: string) => line?.enqueue(new TextEncoder().encode(text)),
    end: () => line?.close(),
  }
}

function read() {
  const heard = vi.fn()
  const opened = vi.fn()
  const over = new AbortController()
  return { heard, opened, over, outcome: readNoticeStream(heard, over.signal, opened) }
}

describe('the stream of notices', () => {
  it('carries the token in a header, and in no address', async () => {
    const { fetch, end } = anApi()
    const { outcome } = read()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    const [url, { headers }] = fetch.mock.calls[0] ?? ['', {}]
    expect(url).toMatch(/\/v1\/user\/notices\/stream$/)
    expect(headers).toMatchObject({ Authorization: 'Bearer the-token' })
    end()
    expect(await outcome).toBe('failed')
  })

  it('is heard event by event, however it was cut on the way', async () => {
    const { say, end } = anApi()
    const { heard, opened, outcome } = read()
    say('retry: 3000\nevent: notices\nda')
    say('ta: {"unread":2}\n\n:\n\nevent: another\ndata: {}\n\n')
    say('event: notices\ndata: {"unread":3}\n\n')
    end()
    expect(await outcome).toBe('spoke')
    expect(heard.mock.calls).toEqual([[2], [3]])
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('is given up when it does not even say how it stands: something on the way keeps it back', async () => {
    vi.useFakeTimers()
    anApi()
    const { outcome, opened } = read()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toBe('silent')
    expect(opened).not.toHaveBeenCalled()
  })

  it('is given up when not even a sign of life has come for a minute', async () => {
    vi.useFakeTimers()
    const { say } = anApi()
    const { outcome } = read()
    say('event: notices\ndata: {"unread":2}\n\n')
    await vi.advanceTimersByTimeAsync(59_000)
    say(':\n\n')
    await vi.advanceTimersByTimeAsync(59_000)
    const state = await Promise.race([outcome, Promise.resolve('still open')])
    expect(state).toBe('still open')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await outcome).toBe('spoke')
  })

  it('ends when it is told to', async () => {
    anApi()
    const { over, outcome } = read()
    over.abort()
    expect(await outcome).toBe('failed')
  })

  it('is refused to a session that has ended, and the page hears of it', async () => {
    anApi(401)
    expect(await read().outcome).toBe('refused')
    expect(session.get().hasEnded).toBe(true)
  })

  it.each([
    ['the API', 'application/json; charset=utf-8', 'refused'],
    ['a proxy', 'text/html', 'failed'],
  ])('that is forbidden by %s in %s has %s', async (_who, contentType, outcome) => {
    anApi(403, contentType)
    expect(await read().outcome).toBe(outcome)
  })

  it.each([500, 502, 503])('has failed when it is answered %s', async (status) => {
    anApi(status)
    expect(await read().outcome).toBe('failed')
  })
})
