import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { serveHandlers } from '../../testing/test-handlers.ts'

const app = await serveHandlers(await openTestFoundation({ API_URL: 'http://api.example.org' }), {})

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

/** Byte for byte, because no client would send most of these. */
async function send(...lines: string[]): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  return text(socket)
}

const OURS = ['Host: api.example.org', 'Connection: close']

describe('an answer, however the request fails,', () => {
  it.each([
    ['a success', ['GET /healthz HTTP/1.1', ...OURS], 200],
    ['an address that is not there', ['GET /nothing HTTP/1.1', ...OURS], 404],
    ['an address that cannot be read', ['GET /%zz HTTP/1.1', ...OURS], 400],
    [
      'a compressed body',
      ['POST /login HTTP/1.1', ...OURS, 'Content-Encoding: br', 'Content-Length: 0'],
      415,
    ],
    ['a name that is not ours', ['GET /healthz HTTP/1.1', 'Host: evil.example', 'Connection: close'], 403],
    ['a stranger’s page', ['GET /healthz HTTP/1.1', ...OURS, 'Origin: https://evil.example'], 403],
    ['a method that nothing takes', ['TRACE /healthz HTTP/1.1', ...OURS, 'X-Secret: mirror'], 404],
    ['no request at all', ['good morning'], 400],
    [
      'two words on where its body ends',
      ['POST /login HTTP/1.1', ...OURS, 'Content-Length: 2', 'Transfer-Encoding: chunked'],
      400,
    ],
  ])('tells browsers to run and to frame nothing of it: %s', async (_what, lines, status) => {
    const answer = await send(...lines)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toMatch(/^content-type: application\/json; charset=utf-8$/im)
    expect(head).not.toMatch(/^set-cookie:/im)
    expect(head).toMatch(/^x-content-type-options: nosniff$/im)
    const policy = /^content-security-policy: (.*)$/im.exec(head)?.[1] ?? ''
    expect(policy.split(';').map((directive) => directive.trim())).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    )
    expect(body).not.toContain('mirror')
  })
})
