import { describe, expect, it, vi } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { factories } from '../../../testing/factories.ts'
import { openTestFoundation } from '../../../testing/test-foundation.ts'
import { serveHandlers } from '../../../testing/test-handlers.ts'
import type { FileAnswer } from '../../storage/file-answer.ts'

const foundation = await openTestFoundation()
const { passwords } = createPlatform(foundation)
const given = factories({ ...foundation, passwords })
const { storageKey, size, mediaType, contentHash } = await given.aStoredFile('0123456789', 'image/webp')
const stored = { storageKey, size, mediaType, contentHash }

let answer: FileAnswer
const app = await serveHandlers(foundation, { getPreviewImage: () => answer })
const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: '/v1/user/image/preview/1', headers })

describe('a private file', () => {
  it('is offered under its name, cached nowhere and sniffed by no browser', async () => {
    answer = { ...stored, name: 'Κεφάλαιο.pdf', caching: 'private' }
    const { body, headers } = await get()
    expect(body).toBe('0123456789')
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    expect(headers['content-disposition']).toContain("filename*=UTF-8''%CE%9A")
  })

  it('is answered in part when a part is asked for', async () => {
    const part = await get({ range: 'bytes=2-4' })
    expect([part.statusCode, part.body]).toEqual([206, '234'])
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' })
  })

  it('has no part beyond its end', async () => {
    const nothing = await get({ range: 'bytes=10-' })
    expect([nothing.statusCode, nothing.headers['content-range'], nothing.body]).toEqual([
      416,
      'bytes */10',
      '',
    ])
  })

  it('is answered whole when the part is of another version', async () => {
    const whole = await get({ range: 'bytes=2-4', 'if-range': '"another"' })
    expect([whole.statusCode, whole.body]).toEqual([200, '0123456789'])
    const { etag } = whole.headers
    expect((await get({ range: 'bytes=2-4', 'if-range': String(etag) })).statusCode).toBe(206)
  })

  it('is described without its bytes, which stay where they are', async () => {
    const open = vi.spyOn(foundation.storage, 'open')
    const { body, headers } = await get({}, 'HEAD')
    expect([body, headers['content-length'], open.mock.calls]).toEqual(['', '10', []])
    open.mockRestore()
  })
})

describe('a picture', () => {
  it('may be cached for ever, and shown by pages of the web app', async () => {
    answer = { ...stored, name: null, caching: 'immutable' }
    const { headers } = await get()
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(headers['content-disposition']).toBeUndefined()
  })

  it('is not sent again to a caller who has it', async () => {
    const { etag } = (await get()).headers
    const again = await get({ 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})
