import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { makeZip } from 'client-zip'

export interface ZipEntry {
  /** With slashes; the caller has made it safe. */
  path: string
  content: string | Readable
  at: Date
}

/** An archive that is made while it is sent. */
export interface ArchiveAnswer {
  name: string
  bytes: Readable
}

/** One entry after the other, each when it is asked for, so that an archive stands neither in memory nor on a disk. */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  const bytes = makeZip(inputs(entries))
  return Readable.fromWeb(bytes as ReadableStream<Uint8Array>)
}

async function* inputs(entries: AsyncIterable<ZipEntry>) {
  for await (const { path, content, at } of entries) {
    try {
      yield { name: path, lastModified: at, input: content }
    } finally {
      // A reader who leaves in the middle leaves no file open.
      if (typeof content !== 'string') content.destroy()
    }
  }
}
