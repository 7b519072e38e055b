import { existsSync, truncateSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { factories } from '../../../testing/factories.ts'
import { openTestFoundation } from '../../../testing/test-foundation.ts'
import { serveHandlers } from '../../../testing/test-handlers.ts'
import type { FileAnswer } from '../../storage/file-answer.ts'

const foundation = await openTestFoundation()
const { storage, dataDir, logged } = foundation
const { passwords } = createPlatform(foundation)
const given = factories({ ...foundation, passwords })

let answer: FileAnswer
const app = await serveHandlers(foundation, { getPreviewImage: () => answer })
const address = await app.listen({ host: '127.0.0.1', port: 0 })

const CONTENT = 'the bytes of a thesis '.repeat(20_000)

/** A file of several pieces, and where its bytes are on the disk. */
async function aDownload(): Promise<string> {
  const { storageKey, size, mediaType, contentHash } = await given.aStoredFile(CONTENT)
  answer = { storageKey, size, mediaType, contentHash, name: 'chapter.txt', caching: 'private' }
  return join(dataDir, 'files', storageKey)
}

const download = (headers: Record<string, string> = {}) =>
  fetch(`${address}/v1/user/image/preview/1`, { headers, signal: AbortSignal.timeout(10_000) })
const countOf = (text: string) => logged.filter(({ msg }) => msg === text).length
const whatWasLogged = () => logged.filter(({ msg }) => msg === 'a download was ended').at(-1)

describe('a file whose bytes', () => {
  it('are whole comes whole, and in parts', async () => {
    await aDownload()
    expect(await (await download()).text()).toBe(CONTENT)
    expect(await (await download({ range: 'bytes=4-8' })).text()).toBe('bytes')
  })

  it('are gone is answered 410 with a sentence, and none of its headers remain', async () => {
    await aDownload()
    await storage.remove(answer.storageKey)
    const { status, headers, ...refused } = await app.inject('/v1/user/image/preview/1').then((gone) => ({
      ...gone.json(),
      headers: gone.headers,
    }))
    expect([status, refused.code]).toEqual([410, 'file_gone'])
    expect(refused.message).toMatch(/^Το περιεχόμενο του αρχείου δεν βρίσκεται πια/)
    expect(headers['cache-control']).toBe('no-store')
    expect([headers.etag, headers['content-disposition']]).toEqual([undefined, undefined])
  })

  it('are fewer than its row says ends the connection at once, and the log says so', async () => {
    truncateSync(await aDownload(), 300_000)
    await expect(download().then((short) => short.text())).rejects.toThrow('terminated')
    await expect.poll(whatWasLogged).toMatchObject({
      level: 50,
      storageKey: answer.storageKey,
      err: { message: `there are 300000 bytes of ${CONTENT.length}` },
    })
    const part = await download({ range: 'bytes=299999-300010' })
    expect(await part.json()).toMatchObject({ status: 410, code: 'file_gone' })
    expect([part.headers.get('content-range'), part.headers.get('etag')]).toEqual([null, null])
  })

  it.each([
    ['other bytes', CONTENT.replace(/.$/, 'X')],
    ['more bytes', `${CONTENT}X`],
  ])('are %s than were uploaded never comes to its end, and the log says so', async (_what, content) => {
    writeFileSync(await aDownload(), content)
    await expect(download().then((other) => other.text())).rejects.toThrow('terminated')
    await expect.poll(whatWasLogged).toMatchObject({ level: 50, storageKey: answer.storageKey })
  })

  it('are in the quarantine has them back for good', async () => {
    const path = await aDownload()
    await storage.quarantine.add(answer.storageKey)
    expect(existsSync(path)).toBe(false)
    const texts = await Promise.all([1, 2, 3, 4].map(async () => (await download()).text()))
    expect(new Set(texts)).toEqual(new Set([CONTENT]))
    expect((await buffer(await storage.open(answer.storageKey))).length).toBe(CONTENT.length)
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'a stored file came back from the quarantine' }),
    )
  })

  it('are left by the caller in the middle is no fault', async () => {
    await aDownload()
    const faults = countOf('a download was ended')
    const closed = new Promise((resolve) => {
      app.server.once('connection', (socket) => socket.once('close', resolve))
    })
    const leaving = get(`${address}/v1/user/image/preview/1`, { agent: false }, (response) => {
      response.once('data', () => leaving.destroy())
    }).on('error', () => undefined)
    await closed
    expect(countOf('a download was ended')).toBe(faults)
  })
})
