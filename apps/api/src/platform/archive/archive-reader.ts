import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Extract as TarExtract, extract as tarExtract } from 'tar-stream'
import { SUMS_PART } from './archive-contents.ts'
import { ArchiveError } from './archive-error.ts'
import { AGE_HEADER, decryptStream } from './encryption.ts'

export interface ArchivePart {
  name: string
  bytes: Buffer
  sha256: string
}

type TarEntry = TarExtract extends AsyncIterable<infer Entry> ? Entry : never

/** Parts are read whole: more than the largest upload, and little enough for memory. */
const PART_MAX_BYTES = 256_000_000

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new ArchiveError(`The archive ${path} cannot be read (${code}).`)
  })
  try {
    const { bytesRead, buffer: head } = await file.read(Buffer.alloc(AGE_HEADER.length))
    return bytesRead === AGE_HEADER.length && head.toString('latin1') === AGE_HEADER
  } finally {
    await file.close()
  }
}

/** The bytes of an archive; a passphrase is needed where it is encrypted. */
export async function openArchive(path: string, passphrase: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(path))) return createReadStream(path)
  if (passphrase === undefined) throw new ArchiveError('The archive is encrypted: its passphrase is needed.')
  return decryptStream(createReadStream(path), passphrase)
}

/**
 * The parts one after the other. What a part says can only be relied upon when all have been read: the sums stand at
 * the end, and an archive without them throws there.
 */
export async function* readParts(source: Readable, signal?: AbortSignal): AsyncGenerator<ArchivePart> {
  const extract = tarExtract()
  const entries = extract[Symbol.asyncIterator]()
  const read = pipeline(source, extract, { ...(signal && { signal }) })
  // Awaited below when everything was read; a failure before shows in the entries.
  read.catch(() => undefined)
  const sums: string[] = []
  let isComplete = false
  try {
    for (;;) {
      const part = await nextPart(entries)
      if (part === null) break
      if (isComplete) throw damaged('something follows its end')
      if (part.name === SUMS_PART) {
        compareSums(sums, part.bytes.toString())
        isComplete = true
      } else {
        sums.push(`${part.sha256}  ${part.name}`)
        yield part
      }
    }
    if (!isComplete) throw damaged('its end is missing')
    await read
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof ArchiveError
      ? error
      : damaged(error instanceof Error ? error.message : String(error))
  } finally {
    extract.destroy()
    source.destroy()
  }
}

async function nextPart(entries: AsyncIterator<TarEntry>): Promise<ArchivePart | null> {
  const next = await entries.next()
  if (next.done === true) return null
  const { header } = next.value
  if ((header.size ?? 0) > PART_MAX_BYTES) throw damaged(`${header.name} is too large`)
  const bytes = await buffer(next.value)
  return { name: header.name, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

function compareSums(found: readonly string[], written: string): void {
  const expected = written.trimEnd().split('\n')
  const at = found.findIndex((line, index) => line !== expected[index])
  if (at >= 0) throw damaged(`${found[at]?.slice(66)} is not as it was written`)
  if (expected.length !== found.length) throw damaged('parts of it are missing')
}

export function damaged(what: string): ArchiveError {
  return new ArchiveError(`The archive is damaged: ${what}.`)
}
