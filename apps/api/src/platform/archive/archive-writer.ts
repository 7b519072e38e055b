import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Pack, pack as tarPack } from 'tar-stream'
import { SUMS_PART } from './archive-contents.ts'
import { ArchiveError } from './archive-error.ts'
import { encryptStream } from './encryption.ts'

export interface ArchiveWriter {
  /** Waits until there is room for more. */
  add(name: string, bytes: Uint8Array): Promise<void>
}

interface WritingOptions {
  path: string
  /** The passphrase; without it every person who can read the file can read everything in it. */
  passphrase: string | undefined
  /** 2 to this power is what each guess of the passphrase costs. */
  workFactor?: number | undefined
  signal?: AbortSignal | undefined
}

/** Writes an archive under another name beside its place and moves it there when it is whole and on disk. */
export async function writeArchive<Result>(
  { path, passphrase, workFactor, signal }: WritingOptions,
  fill: (writer: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const draft = `${path}.part`
  const pack = tarPack()
  const bytes =
    passphrase === undefined ? pack : await encryptStream(Readable.from(pack), passphrase, workFactor)
  const file = createWriteStream(draft, { flags: 'w', mode: 0o600, flush: true })
  // Why the file cannot be written: the part that is being added only learns that its stream is gone.
  let refusal: Error | undefined
  file.once('error', (error) => {
    refusal = error
  })
  const written = pipeline(bytes, file, { ...(signal && { signal }) })
  // Awaited below, when a part that fails did not come first.
  written.catch(() => undefined)
  try {
    const result = await fillWithSums(pack, fill)
    pack.finalize()
    await written
    await rename(draft, path)
    return result
  } catch (error) {
    // Ending the stream below makes the file fail too, which would be no reason.
    const reason = refusal === undefined ? error : unwritable(path, refusal)
    pack.destroy()
    await written.catch(() => undefined)
    await rm(draft, { force: true })
    signal?.throwIfAborted()
    throw reason
  }
}

async function fillWithSums<Result>(
  pack: Pack,
  fill: (writer: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const sums: string[] = []
  const add = async (name: string, bytes: Uint8Array) => {
    sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
    await addEntry(pack, name, bytes)
  }
  const result = await fill({ add })
  await addEntry(pack, SUMS_PART, Buffer.from(sums.join('')))
  return result
}

function addEntry(pack: Pack, name: string, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = pack.entry({ name, size: bytes.length, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    )
    entry.end(bytes)
  })
}

function unwritable(path: string, error: Error): ArchiveError {
  return new ArchiveError(
    `The archive ${path} cannot be written (${'code' in error ? String(error.code) : error.message}).`,
  )
}
