/** The storage works and has no bytes under this key: trying again does not help. */
export class BytesGone extends Error {
  override name = 'BytesGone'

  constructor(key: string) {
    super(`the storage of files has no bytes under ${key}`)
  }
}
