import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

interface Expected {
  /** Bytes. */
  size: number
  /** SHA-256 of them, in hexadecimal; null for a part of a file, whose hash is not known. */
  contentHash: string | null
}

/** The bytes are not those that were uploaded. */
export class BytesAltered extends Error {
  override name = 'BytesAltered'
}

/** Passes bytes on and fails before the last of them when they are not those that are expected. */
export function checkedBytes({ size, contentHash }: Expected): Transform {
  const hash = contentHash === null ? null : createHash('sha256')
  let seen = 0
  let held: Buffer | undefined

  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      seen += piece.length
      if (seen > size) return done(new BytesAltered(`there are more than ${size} bytes`))
      hash?.update(piece)
      if (held !== undefined) this.push(held)
      held = piece
      done()
    },
    flush(done) {
      if (seen < size) return done(new BytesAltered(`there are ${seen} bytes of ${size}`))
      if (hash !== null && hash.digest('hex') !== contentHash) {
        return done(new BytesAltered('the bytes have another hash than those that were uploaded'))
      }
      if (held !== undefined) this.push(held)
      done()
    },
  })
}
