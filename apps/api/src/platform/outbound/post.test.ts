import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { aCertificate } from '../../testing/certificate.fixture.ts'
import { allowedAddresses } from './allowed-addresses.ts'
import { type PostFailure, post } from './post.ts'

const here = { isAllowed: allowedAddresses('loopback'), within: 2000 }
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listening(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const serve = async (listener: RequestListener) =>
  `http://127.0.0.1:${await listening(createServer(listener))}/hook`
const send = (url: string, options: Parameters<typeof post>[1] = here) =>
  post({ url, headers: { 'x-test': '1' }, body: 'σώμα' }, options)
const problemOf = (url: string, options?: Parameters<typeof post>[1]) =>
  send(url, options).then(
    ({ status }) => status,
    ({ problem }: PostFailure) => problem,
  )

describe('a post to an address that a person has named', () => {
  it('says the status and the beginning of the answer', async () => {
    const url = await serve((request, response) => {
      request.resume().on('end', () => response.writeHead(202).end(`${request.headers['x-test']}\u0000`))
    })
    expect(await send(url)).toEqual({ status: 202, text: '1', retryAfterSeconds: null })
  })

  it('sends bytes as they are, and says for how long it is asked to wait', async () => {
    const url = await serve((request, response) => {
      let bytes = 0
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      request.on('end', () => response.writeHead(429, { 'retry-after': '120' }).end(`${bytes}`))
    })
    const body = Buffer.from([0, 255, 254])
    expect(await post({ url, headers: {}, body }, here)).toEqual({
      status: 429,
      text: '3',
      retryAfterSeconds: 120,
    })
  })

  it('reads 1 kB of an answer that never ends', async () => {
    const url = await serve((_request, response) => {
      const pour = () => {
        while (!response.destroyed && response.write('α'.repeat(1000)));
        response.once('drain', pour)
      }
      pour()
    })
    const { text } = await send(url)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1026)
    expect(text.startsWith('ααα')).toBe(true)
  })

  it('follows no redirect', async () => {
    let asked = 0
    const url = await serve((_request, response) => {
      asked += 1
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    expect(await problemOf(url)).toBe(302)
    expect(asked).toBe(1)
  })

  it('ends in time where nothing is answered, and where the answer does not end', async () => {
    const soon = { ...here, within: 100 }
    expect(await problemOf(await serve(() => undefined), soon)).toBe('timeout')
    const half = await serve((_request, response) => void response.writeHead(200).write('half'))
    expect(await problemOf(half, soon)).toBe('timeout')
  })

  it('is refused before anything is connected to where a number or a name is near the server', async () => {
    let asked = 0
    const url = await serve((_request, response) => {
      asked += 1
      response.end()
    })
    const nowhere = { ...here, isAllowed: allowedAddresses(undefined) }
    const { port } = new URL(url)
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:7f00:1]', '[::1]']) {
      expect([host, await problemOf(`http://${host}:${port}/`, nowhere)]).toEqual([
        host,
        'address_not_allowed',
      ])
    }
    expect(asked).toBe(0)
    expect(await problemOf(`http://localhost:${port}/`)).toBe(200)
  })

  it('tells a name that nobody has from a port where nobody listens', async () => {
    expect(await problemOf('http://nobody.invalid/')).toBe('name_unknown')
    expect(await problemOf('http://127.0.0.1:1/')).toBe('no_connection')
  })

  it('is refused where the certificate is not one that browsers take', async () => {
    const certificate = await aCertificate('localhost')
    const port = await listening(createTlsServer(certificate, (_request, response) => void response.end()))
    expect(await problemOf(`https://localhost:${port}/`)).toBe('not_secure')
  })
})
