/** A file that came with a request: on disk until the answer is given, then gone unless a service has kept it. */
export interface UploadedFile {
  path: string
  /** As the person named it: to be shown, never a path. */
  name: string
  /** Bytes. */
  size: number
  /** What the bytes are, whatever the name and the browser claim. */
  mediaType: string
  /** SHA-256, in hexadecimal. */
  contentHash: string
}
