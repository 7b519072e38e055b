import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../testing/running-program.ts'
import { KEYS, RECORDED, storeThatAnswers } from '../../testing/storage/recorded-store.ts'
import { listOf } from '../../testing/storage/storage-cases.ts'
import { BytesGone } from './bytes-gone.ts'
import { objectStorage } from './object-storage.ts'
import type { Storage } from './storage.ts'
import { newKey } from './storage-key.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

const CALLS: [string, (storage: Storage) => Promise<unknown>][] = [
  ['put', (storage) => storage.put({ bytes: new Uint8Array(5) })],
  ['open', (storage) => storage.open(newKey())],
  ['remove', (storage) => storage.remove(newKey())],
  ['list', (storage) => listOf(storage)],
]

describe.each(CALLS)('an object storage that is to %s', (_name, call) => {
  it('and cannot be reached is out of order for a while', async () => {
    const address = `http://127.0.0.1:${await freePort()}/theses`
    const refused = call(objectStorage({ ...KEYS, address }))
    await expect(refused).rejects.toThrow(new StorageUnavailable('ECONNREFUSED'))
  })

  it.each([RECORDED.wrongSecret, RECORDED.nodesDown])(
    'and refuses with $status is, too, and the reason is for the log',
    async (answer) => {
      const { access } = await storeThatAnswers(answer)
      const refused = call(objectStorage(access))
      await expect(refused).rejects.toThrow(new StorageUnavailable(`${answer.status} ${answer.code}`))
    },
  )
})

describe('an object storage', () => {
  it('that does not have the bytes is not out of order', async () => {
    const { access } = await storeThatAnswers(RECORDED.noObject)
    await expect(objectStorage(access).open(newKey())).rejects.toThrow(BytesGone)
  })

  it('is asked with a signature, never with the secret', async () => {
    const { access, asked } = await storeThatAnswers({ status: 200 })
    const key = await objectStorage(access).put({ bytes: new Uint8Array(5) })
    const [{ method, url, headers } = {}] = asked
    expect([method, url, headers?.['content-length']]).toEqual(['PUT', `/theses/${key}`, '5'])
    expect(headers?.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=theses:api\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$/,
    )
    expect(JSON.stringify(headers)).not.toContain('kalimera')
  })

  it('that gives the whole instead of a part is not believed', async () => {
    const { access } = await storeThatAnswers({ status: 200 })
    await expect(objectStorage(access).open(newKey(), { start: 2, end: 4 })).rejects.toThrow('answered 200')
  })

  it('is not followed to another host', async () => {
    const address = await listenOn((socket) =>
      socket.end('HTTP/1.1 307 Elsewhere\r\nLocation: http://127.0.0.1:9/x\r\nContent-Length: 0\r\n\r\n'),
    )
    await expect(objectStorage({ ...KEYS, address }).open(newKey())).rejects.toThrow('refused: 307')
  })

  it('that is silent is given up after a quarter of a minute', async () => {
    let isAsked = false
    const address = await listenOn(() => {
      isAsked = true
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = objectStorage({ ...KEYS, address })
      .open(newKey())
      .catch((error: unknown) => error)
    await expect.poll(() => isAsked).toBe(true)
    vi.advanceTimersByTime(15_000)
    expect(await asked).toEqual(new StorageUnavailable('no answer in time'))
  })

  it('that breaks off in the middle ends the stream with an error', async () => {
    const address = await listenOn((socket) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf'),
    )
    await expect(text(await objectStorage({ ...KEYS, address }).open(newKey()))).rejects.toThrow()
  })
})

const servers: Server[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const server of servers.splice(0)) server.close()
})

/** A server that has read a request and answers as the test says. */
async function listenOn(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => answer(socket))
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/theses`
}
