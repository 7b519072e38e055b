import { grouped } from '../text/numbers.ts'
import type { ArchiveManifest, SequenceState, TableDigest } from './archive-contents.ts'
import { ArchiveError } from './archive-error.ts'

/** What the archive says and what was read back after it was imported. */
export interface Proof {
  tables: { archived: TableDigest; found: TableDigest | undefined }[]
  sequences: { archived: SequenceState; found: SequenceState | undefined }[]
  files: ArchiveManifest['files'] & { imported: number; different: number[] }
}

/** Throws with what differs, if anything does. */
export function enforceEqual({ tables, sequences, files }: Proof): void {
  const differences = [
    ...tables.filter(({ archived, found }) => !isSame(archived, found)).map(({ archived }) => archived.name),
    ...sequences
      .filter(({ archived, found }) => !isSame(archived, found))
      .map(({ archived }) => archived.name),
    ...files.different.map((id) => `file ${id}`),
    ...(files.imported === files.count ? [] : [`${files.imported} of ${files.count} files`]),
  ]
  if (differences.length === 0) return
  throw new ArchiveError(
    `What was imported is not what the archive has: ${differences.slice(0, 20).join(', ')}. Nothing was kept.`,
  )
}

function isSame(archived: object, found: object | undefined): boolean {
  return JSON.stringify(archived) === JSON.stringify(found)
}

/** For the operator, a line for each table. Only for a proof that holds. */
export function proofLines({ tables, sequences, files }: Proof): string[] {
  const widest = Math.max(...tables.map(({ archived }) => archived.name.length))
  return [
    ...tables.map(
      ({ archived: { name, rows, sha256 } }) =>
        `${name.padEnd(widest)}  ${grouped(rows).padStart(11)} rows  sha256 ${sha256.slice(0, 16)}…  equal`,
    ),
    `${grouped(files.imported)} files with ${grouped(files.bytes)} bytes, each read back: equal`,
    `${sequences.length} numberings: equal`,
  ]
}

/** What the source itself lacked: it is the same after an import, and the operator must know. */
export function lossLines({ missing, altered }: ArchiveManifest['files']): string[] {
  return [
    ...missing.map(
      ({ id, reason }) => `File ${id} is not in the archive: the storage did not give it (${reason}).`,
    ),
    ...altered.map((id) => `File ${id} is in the archive as it was found, which is not as it was uploaded.`),
  ]
}
