import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { openTestFoundation } from '../../../testing/test-foundation.ts'
import { serveHandlers } from '../../../testing/test-handlers.ts'

const app = await serveHandlers(await openTestFoundation(), {})
const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))

/** Sends bytes as they are and returns what came back until the server closed the connection. */
async function sent(bytes: string): Promise<{ head: string; body: string }> {
  const socket = connect(Number(address.port), address.hostname)
  await once(socket, 'connect')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, body }
}

describe('what never becomes a request', () => {
  it.each([
    ['for its head is too long', `GET /healthz?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['for it is no HTTP', 'good morning\r\n\r\n'],
  ])('%s, is refused as everything is', async (_why, bytes) => {
    const { head, body } = await sent(bytes)
    expect(head).toMatch(/^HTTP\/1\.1 400 /)
    expect(head).toContain('Content-Type: application/json; charset=utf-8')
    expect(JSON.parse(body)).toEqual({
      status: 400,
      code: 'malformed_body',
      message: 'Το αίτημα δεν είναι σωστά διατυπωμένο.',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('leaves the server well when its sender goes away', async () => {
    const socket = connect(Number(address.port), address.hostname)
    await once(socket, 'connect')
    socket.write('GET /healthz HTTP/1.1\r\nHo')
    socket.resetAndDestroy()
    expect((await fetch(new URL('/healthz', address))).status).toBe(200)
  })
})
