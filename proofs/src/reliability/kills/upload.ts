import { createHash, randomBytes } from 'node:crypto'

const PIECE = 65_536

export interface Upload {
  hash: string
  form: { type: string; bytes: ReadableStream<Uint8Array> }
}

/** A comment with a file, sent piece by piece; `onHalf` is called when half of it is on its way. */
export async function uploadOf(text: string, size: number, onHalf: () => void): Promise<Upload> {
  const file = compressed(size)
  const form = new FormData()
  form.set('text', text)
  form.set('selectedFile', new Blob([file]), 'chapter.gz')
  const encoded = new Response(form)
  const bytes = new Uint8Array(await encoded.arrayBuffer())
  return {
    hash: hashOf(file),
    form: {
      type: encoded.headers.get('content-type') ?? '',
      bytes: inPieces(bytes, onHalf),
    },
  }
}

function inPieces(bytes: Uint8Array, onHalf: () => void): ReadableStream<Uint8Array> {
  const half = bytes.length / 2
  let start = 0
  return new ReadableStream({
    pull: (controller) => {
      if (start >= bytes.length) return controller.close()
      if (start <= half && half < start + PIECE) onHalf()
      controller.enqueue(bytes.subarray(start, start + PIECE))
      start += PIECE
    },
  })
}

/** Random bytes that pass for a compressed file. */
function compressed(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(randomBytes(size))
  bytes.set([0x1f, 0x8b, 8])
  return bytes
}

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
