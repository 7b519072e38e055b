import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '../../refusal/refusal.ts'

/** Bytes on disk, as they came. */
export interface TemporaryFile {
  path: string
  size: number
  contentHash: string
}

interface Target {
  folder: string
  maxBytes: number
  /** Told of bytes before they are written; what it throws ends the writing. */
  onBytes(bytes: number): void
}

/** Writes a stream to disk and gives up at the first byte beyond the limit. Leaves no file behind when it fails. */
export async function writeTemporaryFile(
  source: Readable,
  { folder, maxBytes, onBytes }: Target,
): Promise<TemporaryFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  let size = 0

  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > maxBytes) throw new Refusal('file_too_large')
      onBytes(chunk.length)
      hash.update(chunk)
      yield chunk
    }
  }

  const file = await open(path, 'wx', 0o600)
  // Flushed, so that keeping the file later is a mere renaming that a power cut cannot tear.
  const sink = file.createWriteStream({ flush: true })
  try {
    await pipeline(source, measured, sink)
  } catch (error) {
    // Some systems do not remove what is open.
    if (!sink.closed) await new Promise<void>((resolve) => sink.once('close', resolve))
    await removeTemporaryFile(path)
    throw error
  }
  return { path, size, contentHash: hash.digest('hex') }
}

export async function removeTemporaryFile(path: string): Promise<void> {
  await rm(path, { force: true })
}
