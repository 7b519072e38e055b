/** A file that is made for this answer, and kept nowhere. */
export interface MadeFile {
  bytes: Uint8Array
  mediaType: string
  name: string
  /** Present where programs ask for it again and again: for how long the caller, and no cache on the way, may keep it. */
  maxAgeSeconds?: number
}

/** A stored file to be streamed. */
export interface FileAnswer {
  storageKey: string
  /** Bytes. */
  size: number
  mediaType: string
  /** SHA-256, in hexadecimal: the file's entity tag. */
  contentHash: string
  /** As the person who uploaded it named it; null for pictures, which are shown and not saved. */
  name: string | null
  /** `immutable`: every cache may keep it for ever. `private`: no cache may keep it. */
  caching: 'private' | 'immutable'
}
