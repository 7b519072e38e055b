import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { BucketAccess } from '../config/config.ts'
import { openBucket } from './bucket.ts'
import type { Storage } from './storage.ts'
import { checkKey, isKey, newKey } from './storage-key.ts'

/** The most that a store lists at once. */
const LISTED_AT_ONCE = 1_000

/** Objects in a bucket of any store that speaks S3. An object is there whole or not at all, as the protocol promises. */
export function objectStorage(access: BucketAccess): Storage {
  const bucket = openBucket(access)

  return {
    put: async (source) => {
      const key = newKey()
      // Of a file it holds the path: the bytes go from the disk to the store in pieces.
      const bytes = 'path' in source ? await openAsBlob(source.path) : new Blob([source.bytes.slice()])
      await bucket.ask((client) => client.putObject(key, bytes))
      if ('path' in source) await rm(source.path, { force: true })
      return key
    },

    open: async (key, span) => {
      checkKey(key)
      const { body, status } = await bucket.ask((client) =>
        span === undefined
          ? client.getObjectRaw(key)
          : client.getObjectRaw(key, false, span.start, span.end + 1),
      )
      if (body === null || status !== (span === undefined ? 200 : 206)) {
        await body?.cancel()
        throw new Error(`the object storage answered ${status} to a request for bytes`)
      }
      return Readable.fromWeb(body as ReadableStream<Uint8Array>)
    },

    remove: async (key) => {
      checkKey(key)
      await bucket.ask((client) => client.deleteObject(key))
    },

    list: async function* () {
      let next: string | undefined
      do {
        const page = await bucket.ask((client) => client.listObjectsPaged('/', '', LISTED_AT_ONCE, next))
        if (!page?.objects) throw new Error('the object storage has no such bucket any more')
        for (const { Key: key, LastModified: writtenAt } of page.objects) {
          if (isKey(key)) yield { key, writtenAt }
        }
        next = page.nextContinuationToken
      } while (next !== undefined)
    },
  }
}
