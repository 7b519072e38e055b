import type { Readable } from 'node:stream'
import type { Logger } from '../logging/logger.ts'
import { BytesGone } from './bytes-gone.ts'
import type { ByteSpan, Storage } from './storage.ts'

interface OpenKept {
  storage: Storage
  log?: Pick<Logger, 'warn'>
}

/** Opens bytes that a row points at. Those that the quarantine holds come back for good, and the log says so. */
export async function openKept({ storage, log }: OpenKept, key: string, span?: ByteSpan): Promise<Readable> {
  try {
    return await storage.open(key, span)
  } catch (error) {
    if (!(error instanceof BytesGone)) throw error
    if (await storage.quarantine.restore(key))
      log?.warn({ storageKey: key }, 'a stored file came back from the quarantine')
    // Another reader may have brought it back just before.
    return storage.open(key, span)
  }
}
