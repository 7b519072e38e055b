import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { BucketAccess, Config } from '../config/config.ts'
import { StartupError } from '../startup-error.ts'
import { type Bucket, BucketRefusal, openBucket } from './bucket.ts'
import { localStorage } from './local-storage.ts'
import { objectStorage } from './object-storage.ts'
import type { Storage } from './storage.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

/** The storage of the settings: a bucket, or a folder under the data folder. */
export function storageOf({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Storage {
  return bucket === undefined ? localStorage(join(dataDir, 'files')) : objectStorage(bucket)
}

/** Writes, lists and removes once. Throws StartupError with the way out where one of them is refused. */
export async function checkBucket(access: BucketAccess): Promise<void> {
  try {
    await tryAll(openBucket(access))
  } catch (error) {
    throw new StartupError(sentenceOf(error, new URL(access.address).host))
  }
}

async function tryAll(bucket: Bucket): Promise<void> {
  const name = `diatrivi-check/${randomUUID()}`
  await bucket.ask((client) => client.putObject(name, 'may be removed'))
  await bucket.ask((client) => client.listObjectsPaged('/', '', 1))
  await bucket.ask((client) => client.deleteObject(name))
}

function sentenceOf(error: unknown, host: string): string {
  if (error instanceof BucketRefusal && error.code === 'NoSuchBucket') {
    return `The object storage at ${host} has no bucket of the name in STORAGE_URL: make it or correct the setting.`
  }
  if (error instanceof BucketRefusal) {
    return `The object storage at ${host} does not understand us (${error.code}): correct STORAGE_URL, and the region in it.`
  }
  if (!(error instanceof StorageUnavailable)) throw error
  if (/^40[13] /.test(error.reason)) {
    return `The object storage at ${host} does not let us write, list and remove (${error.reason}): correct the keys of STORAGE_URL or give them these rights.`
  }
  return `The object storage of STORAGE_URL at ${host} cannot be used (${error.reason}): start it or correct the setting.`
}
