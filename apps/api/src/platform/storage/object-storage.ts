import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { BucketAccess } from '../config/config.ts'
import { BucketRefusal, openBucket } from './bucket.ts'
import { BytesGone } from './bytes-gone.ts'
import type { KeptKey, Storage } from './storage.ts'
import { checkKey, isKey, newKey } from './storage-key.ts'

/** Before the keys of what is in the quarantine. */
const QUARANTINE = 'quarantine/'
/** The most that a store lists at once. */
const LISTED_AT_ONCE = 1_000

/** Objects in a bucket of any store that speaks S3. An object is there whole or not at all, as the protocol promises. */
export function objectStorage(access: BucketAccess): Storage {
  const bucket = openBucket(access)

  return {
    put: async (source) => {
      const key = newKey()
      // The blob of a file holds its path: the bytes go from the disk to the store in pieces.
      const bytes = 'path' in source ? await openAsBlob(source.path) : new Blob([source.bytes.slice()])
      await bucket.ask((client) => client.putObject(key, bytes))
      if ('path' in source) await rm(source.path, { force: true })
      return key
    },

    open: async (key, span) => {
      checkKey(key)
      const { body, status } = await bucket
        .ask((client) =>
          span === undefined
            ? client.getObjectRaw(key)
            : client.getObjectRaw(key, false, span.start, span.end + 1),
        )
        .catch((error: unknown) => {
          throw isMissing(error) ? new BytesGone(key) : error
        })
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

    list: () => keysIn(''),

    quarantine: {
      add: async (key) => void (await move(key, `${QUARANTINE}${key}`)),
      restore: (key) => move(`${QUARANTINE}${key}`, key),
      remove: async (key) => {
        checkKey(key)
        await bucket.ask((client) => client.deleteObject(`${QUARANTINE}${key}`))
      },
      list: () => keysIn(QUARANTINE),
    },
  }

  async function* keysIn(place: string): AsyncGenerator<KeptKey> {
    let next: string | undefined
    do {
      const page = await bucket.ask((client) => client.listObjectsPaged('/', place, LISTED_AT_ONCE, next))
      if (!page?.objects) throw new Error('the object storage has no such bucket any more')
      for (const { Key: name, LastModified: writtenAt } of page.objects) {
        const key = name.slice(place.length)
        if (name.startsWith(place) && isKey(key)) yield { key, writtenAt }
      }
      next = page.nextContinuationToken
    } while (next !== undefined)
  }

  /** A store has no renaming: the copy is there before the original goes. False when there is nothing to be moved. */
  async function move(from: string, to: string): Promise<boolean> {
    checkKey(from.replace(QUARANTINE, ''))
    try {
      await bucket.ask((client) => client.copyObject(from, to))
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
    await bucket.ask((client) => client.deleteObject(from))
    return true
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof BucketRefusal && error.code === 'NoSuchKey'
}
