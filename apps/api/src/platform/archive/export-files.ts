import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { openKept } from '../storage/open-kept.ts'
import type { Storage } from '../storage/storage.ts'
import { StorageUnavailable } from '../storage/storage-unavailable.ts'
import type { StoredBytes } from '../storage/stored-file.repository.ts'
import { type ArchiveManifest, filePart } from './archive-contents.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveWriter } from './archive-writer.ts'

/** Files on the way at once: a storage behind a network answers each after a while. */
const AT_ONCE = 8
/** Together, so that large ones do not fill the memory. */
const BYTES_AT_ONCE = 64_000_000

interface FileExport {
  storage: Storage
  writer: ArchiveWriter
  signal?: AbortSignal | undefined
}

/** Copies the bytes of these rows. Those that the storage does not have, or not as they were uploaded, are named. */
export async function exportFiles(
  stored: readonly StoredBytes[],
  { storage, writer, signal }: FileExport,
): Promise<ArchiveManifest['files']> {
  const files: ArchiveManifest['files'] = { count: 0, bytes: 0, missing: [], altered: [] }
  for (const group of groupsOf(stored)) {
    signal?.throwIfAborted()
    const contents = await Promise.all(group.map((file) => readBytes(storage, file)))
    for (const [index, { id, contentHash }] of group.entries()) {
      const { bytes, reason } = contents[index] ?? NOTHING
      if (bytes === null) {
        files.missing.push({ id, reason })
        continue
      }
      if (createHash('sha256').update(bytes).digest('hex') !== contentHash) files.altered.push(id)
      files.count += 1
      files.bytes += bytes.length
      await writer.add(filePart(id), bytes)
    }
  }
  return files
}

interface ReadBytes {
  bytes: Buffer | null
  reason: string
}

const NOTHING: ReadBytes = { bytes: null, reason: '' }

/** One that cannot be read is asked for again, so that a storage that fails for a moment costs no backup a file. */
async function readBytes(storage: Storage, { storageKey }: StoredBytes): Promise<ReadBytes> {
  const read = async () => ({ bytes: await buffer(await openKept({ storage }, storageKey)), reason: '' })
  return read()
    .catch(read)
    .catch((error: unknown) => {
      if (error instanceof StorageUnavailable) throw new ArchiveError(`The export ended: ${error.message}.`)
      return { bytes: null, reason: error instanceof Error ? error.message : String(error) }
    })
}

/** A few at a time. */
export function* groupsOf<File extends { size: number }>(files: readonly File[]): Generator<File[]> {
  let group: File[] = []
  let bytes = 0
  for (const file of files) {
    if (group.length === AT_ONCE || (group.length > 0 && bytes + file.size > BYTES_AT_ONCE)) {
      yield group
      group = []
      bytes = 0
    }
    group.push(file)
    bytes += file.size
  }
  if (group.length > 0) yield group
}
