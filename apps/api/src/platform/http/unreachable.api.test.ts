import { describe, expect, it } from 'vitest'
import { freePort } from '../../testing/running-program.ts'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { serveHandlers } from '../../testing/test-handlers.ts'
import { databaseAt } from '../database/database.ts'
import { files } from '../storage/files.ts'
import { objectStorage } from '../storage/object-storage.ts'
import { newKey } from '../storage/storage-key.ts'

const silent = { info: () => undefined, warn: () => undefined }
const nowhere = databaseAt({ host: '127.0.0.1', port: 1, database: 'none' }, silent, async () => undefined)
const foundation = await openTestFoundation()
const app = await serveHandlers({ ...foundation, db: nowhere.db }, { signOut: () => ({ status: 200 }) })

describe('while the database cannot be reached', () => {
  it('the process is up but not ready', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const { headers, ...answer } = await app.inject('/readyz')
    expect(answer.json()).toMatchObject({ status: 503, code: 'database_unavailable' })
    expect(headers['retry-after']).toBe('5')
  })
})

describe('while the disk of the storage', async () => {
  const { storageKey, ...bytes } = { storageKey: newKey(), size: 10, contentHash: 'f'.repeat(64) }
  const image = { ...bytes, storageKey, mediaType: 'image/webp', name: null, caching: 'immutable' } as const
  let code = ''
  /** As the system calls of Node fail. */
  const fail = async () => {
    throw Object.assign(new Error(`${code}: the disk`), { code, errno: -1, syscall: 'write' })
  }
  const storage = { ...foundation.storage, put: fail, open: fail }
  const app = await serveHandlers(
    { ...foundation, storage },
    {
      getPreviewImage: () => image,
      getCoverImage: async () => {
        const upload = { bytes: new Uint8Array(1), mediaType: 'image/webp' }
        return files({ ...foundation, storage }).storing([upload], async () => image)
      },
    },
  )

  it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO'])(
    'says %s, uploads and downloads may be tried again, and the log has the reason',
    async (problem) => {
      code = problem
      for (const url of ['/v1/user/image/cover/1', '/v1/user/image/preview/1']) {
        const answer = await app.inject(url)
        expect(answer.json()).toMatchObject({
          status: 503,
          code: 'storage_unavailable',
          message: 'Τα αρχεία δεν είναι διαθέσιμα αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
        })
        expect(answer.headers['retry-after']).toBe('5')
        expect(JSON.stringify(foundation.logged.slice(-2))).toContain(problem)
      }
    },
  )
})

describe('while the disk of the data folder has less room than the settings ask for', () => {
  it('the process is up but not ready, and says how much there is', async () => {
    const full = await openTestFoundation({ MIN_FREE_DISK_MB: '100000000' })
    const app = await serveHandlers(full, { signOut: () => ({ status: 200 }) })
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const answer = await app.inject('/readyz')
    expect(answer.json()).toMatchObject({ status: 503, code: 'storage_unavailable' })
    expect(JSON.stringify(full.logged)).toMatch(/\d+ bytes are free on the disk of DATA_DIR/)
  })
})

describe('while the storage of files cannot be reached', async () => {
  const access = { region: 'us-east-1', accessKey: 'key', secretKey: 'kalimera' }
  const storage = objectStorage({ ...access, address: `http://127.0.0.1:${await freePort()}/theses` })
  const { mediaType, ...file } = {
    storageKey: newKey(),
    size: 10,
    mediaType: 'image/webp',
    contentHash: 'f'.repeat(64),
  }
  const image = { ...file, mediaType, name: null, caching: 'immutable' } as const
  const app = await serveHandlers(
    { ...foundation, storage },
    {
      getPreviewImage: () => image,
      getCoverImage: async () => {
        const upload = { bytes: new Uint8Array(1), mediaType }
        return files({ ...foundation, storage }).storing([upload], async () => image)
      },
    },
  )

  it.each([
    ['a download', '/v1/user/image/preview/1', {}],
    ['a part of one', '/v1/user/image/preview/1', { range: 'bytes=2-4' }],
    ['an upload', '/v1/user/image/cover/1', {}],
  ] as const)(
    '%s may be tried again, and nothing of a file is in the answer',
    async (_name, url, headers) => {
      const answer = await app.inject({ url, headers })
      expect(answer.json()).toMatchObject({ status: 503, code: 'storage_unavailable' })
      expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
      expect(Object.keys(answer.headers)).not.toEqual(
        expect.arrayContaining(['etag', 'content-range', 'accept-ranges']),
      )
    },
  )

  it('the log names the reason and no secret', async () => {
    await app.inject('/v1/user/image/preview/1')
    const line = JSON.stringify(foundation.logged.at(-2)) + JSON.stringify(foundation.logged.at(-1))
    expect(line).toContain('ECONNREFUSED')
    expect(JSON.stringify(foundation.logged)).not.toContain('kalimera')
  })
})
