import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { serveHandlers } from '../../testing/test-handlers.ts'
import { newDrain } from './drain.ts'
import { BODY_PACE } from './slow-bodies.ts'

const foundation = await openTestFoundation()
const handlers = {
  forgotPassword: async () => ({ status: 0 }) as const,
  finishStep: async () => ({ status: 200 }) as const,
}
const app = await serveHandlers(foundation, handlers, newDrain(), { mostConnections: 3 })
const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))

/** What the server has received over the newest connection. */
let received: () => number = () => 0
app.server.on('connection', (socket) => {
  received = () => socket.bytesRead
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function opened(): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname)
  await once(socket, 'connect')
  return socket
}

/** Sends bytes and waits until the server has them. */
async function send(socket: Socket, bytes: string): Promise<void> {
  const sent = socket.bytesWritten + Buffer.byteLength(bytes)
  socket.write(bytes)
  await expect.poll(() => received()).toBe(sent)
}

const post = (path: string, length: number, type: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n')
const FORM = 'multipart/form-data; boundary=b'
const FILE_HEAD =
  '--b\r\nContent-Disposition: form-data; name="selectedFile"; filename="a.pdf"\r\n\r\n%PDF-1.4'
const STEP = '/v1/student/todoItem/7/finish'
const EMAIL = JSON.stringify({ email: 'a@example.org' })

/** Status line and body of the answer, once the server has closed the connection. */
async function answerOver(socket: Socket) {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: head.split('\r\n', 1)[0], body: JSON.parse(body) }
}

const TOO_SLOW = {
  status: 'HTTP/1.1 408 Request Timeout',
  body: {
    status: 408,
    code: 'request_too_slow',
    message: 'Το αίτημα έφτανε πολύ αργά και διακόπηκε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
    requestId: expect.any(String),
  },
}

describe('a body', () => {
  it('that has not come after half a minute ends with a sentence and its connection', async () => {
    const socket = await opened()
    await send(socket, post('/password/forgot', EMAIL.length, 'application/json') + EMAIL.slice(0, 9))
    vi.advanceTimersByTime(30_000)
    expect(await answerOver(socket)).toEqual(TOO_SLOW)
  })

  it('that comes within it is taken', async () => {
    const socket = await opened()
    await send(socket, post('/password/forgot', EMAIL.length, 'application/json') + EMAIL.slice(0, 9))
    vi.advanceTimersByTime(29_000)
    socket.write(EMAIL.slice(9))
    expect(await answerOver(socket)).toMatchObject({ status: 'HTTP/1.1 200 OK' })
  })
})

describe('a form with a file', () => {
  const piece = 'x'.repeat(BODY_PACE.leastBytes)

  it('may take as long as it needs while enough of it comes', async () => {
    const socket = await opened()
    const end = '\r\n--b--\r\n'
    const length = FILE_HEAD.length + 3 * piece.length + end.length
    await send(socket, post(STEP, length, FORM) + FILE_HEAD)
    for (let half = 1; half <= 3; half += 1) {
      await send(socket, piece)
      vi.advanceTimersByTime(30_000)
    }
    socket.write(end)
    expect(await answerOver(socket)).toMatchObject({ body: { code: 'unauthenticated' } })
  })

  it('that comes too slowly ends like any other, and is no fault of ours', async () => {
    const socket = await opened()
    await send(socket, post(STEP, 10_000_000, FORM) + FILE_HEAD)
    await send(socket, piece)
    vi.advanceTimersByTime(30_000)
    await send(socket, piece.slice(1))
    vi.advanceTimersByTime(30_000)
    expect(await answerOver(socket)).toEqual(TOO_SLOW)
    expect(foundation.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})

describe('what follows a refusal', () => {
  it('is thrown away for half a minute, and then the connection ends', async () => {
    const socket = await opened()
    const token = '--b\r\nContent-Disposition: form-data; name="jwt_token"\r\n\r\nno\r\n'
    const head = post(STEP, 10_000_000, FORM).replace('Connection: close\r\n', '')
    socket.write(head + token + FILE_HEAD)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /)
    const closed = once(socket, 'close')
    socket.resume()
    vi.advanceTimersByTime(30_000)
    await closed
  })
})

describe('connections', () => {
  it('beyond the cap are closed, and there is room again when others end', async () => {
    const three = await Promise.all([opened(), opened(), opened()])
    expect(await text(await opened())).toBe('')
    for (const socket of three) socket.destroy()
    const isServed = async () => {
      const socket = await opened()
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
      return (await text(socket)).startsWith('HTTP/1.1 200')
    }
    await expect.poll(isServed).toBe(true)
    expect(foundation.logged.filter(({ connections }) => connections === 3)).toHaveLength(1)
  })
})
