import type { Readable } from 'node:stream'

/** Where bytes come from: a file on this machine, which is moved away, or memory. */
export type FileSource = { path: string } | { bytes: Uint8Array }

export interface ByteSpan {
  start: number
  /** Included. */
  end: number
}

export interface KeptKey {
  key: string
  /** When its bytes were last written, by the clock of the storage. */
  writtenAt: Date
}

/**
 * Keeps bytes under keys that it makes itself. It knows neither people nor the database. Each call may fail with
 * StorageUnavailable. `storage-cases.ts` says how every storage behaves.
 */
export interface Storage {
  /** Returns the key once the bytes are safely kept. */
  put(source: FileSource): Promise<string>
  /** Fails when there are no such bytes; what fails later ends the stream with an error. */
  open(key: string, span?: ByteSpan): Promise<Readable>
  /** Does nothing when there is no such key. */
  remove(key: string): Promise<void>
  /** Every key there is, in no particular order. */
  list(): AsyncIterable<KeptKey>
}
