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

/** Bytes that nothing pointed at, out of the way for a while: a restored database may point at them again. */
export interface Quarantine {
  /** Moves bytes here, where `open` and `list` do not find them. Does nothing when there is no such key. */
  add(key: string): Promise<void>
  /** Brings bytes back under their key. False when they are not here. */
  restore(key: string): Promise<boolean>
  /** Does nothing when there is no such key. */
  remove(key: string): Promise<void>
  /** Every key that is here, with the moment when it came. */
  list(): AsyncIterable<KeptKey>
}

/**
 * Keeps bytes under keys that it makes itself. It knows neither people nor the database. Each call may fail with
 * StorageUnavailable. `storage-cases.ts` says how every storage behaves.
 */
export interface Storage {
  /** Returns the key once the bytes are safely kept. */
  put(source: FileSource): Promise<string>
  /** Fails with BytesGone when there are no such bytes; what fails later ends the stream with an error. */
  open(key: string, span?: ByteSpan): Promise<Readable>
  /** Does nothing when there is no such key. */
  remove(key: string): Promise<void>
  /** Every key there is, in no particular order. */
  list(): AsyncIterable<KeptKey>
  quarantine: Quarantine
}
