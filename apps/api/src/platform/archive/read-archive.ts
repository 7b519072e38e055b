import type { Client } from 'pg'
import type { ZodType } from 'zod'
import type { Migration } from '../database/migrations-in-transaction.ts'
import { ArchiveContents, ArchiveManifest, CONTENTS_PART, FORMAT, MANIFEST_PART } from './archive-contents.ts'
import { ArchiveError } from './archive-error.ts'
import { type ArchivePart, damaged } from './archive-reader.ts'
import type { FileImport } from './import-files.ts'
import { tableLoader } from './load-tables.ts'

/**
 * The newest migration before the first release, by the hash of its statements. Its tables have no column that those of
 * the foundation lack, so an archive that was made with them can be loaded.
 */
const NEWEST_UNRELEASED = '80579fe650ee5e28fddceafc12b54a8e5eed43f6343884a4790e3782717e8fb8'

/** What the archive is of, and the place of its newest migration among ours. */
export async function readContents(
  parts: AsyncGenerator<ArchivePart>,
  migrations: readonly Migration[],
): Promise<{ contents: ArchiveContents; index: number }> {
  const { value: part } = await parts.next()
  if (part?.name !== CONTENTS_PART) throw new ArchiveError('The file is not an archive of Diatrivi.')
  const { formatVersion } = parsed(part, ArchiveContents.pick({ formatVersion: true }))
  if (formatVersion > FORMAT) throw newer()
  const contents = parsed(part, ArchiveContents)
  const index =
    contents.migration === NEWEST_UNRELEASED
      ? 0
      : migrations.findIndex(({ hash }) => hash === contents.migration)
  if (index < 0) throw newer()
  return { contents, index }
}

function newer(): ArchiveError {
  return new ArchiveError(
    'The archive was made by a newer version of Diatrivi than this one: import it with that version.',
  )
}

interface Target {
  contents: ArchiveContents
  files: FileImport
  announce(stage: string): void
}

/** Loads all rows and files. Returns the manifest, once the whole archive was read and its sums are right. */
export async function readInto(
  client: Client,
  parts: AsyncGenerator<ArchivePart>,
  { contents, files, announce }: Target,
): Promise<ArchiveManifest> {
  const tables = tableLoader(client, contents.tables)
  let manifest: ArchiveManifest | undefined
  let stage = ''
  const enter = (next: string) => {
    if (next !== stage) announce(next)
    stage = next
  }
  try {
    for await (const part of parts) {
      const [folder, name = ''] = part.name.split('/')
      if (folder === 'tables') {
        enter(name)
        await tables.load(name, part.bytes)
      } else if (folder === 'files' && /^[1-9]\d{0,9}$/.test(name)) {
        await tables.finish()
        enter('files')
        await files.add(Number(name), part)
      } else if (folder === MANIFEST_PART) manifest = parsed(part, ArchiveManifest)
      else throw damaged(`it has a part ${part.name}, which this version does not know`)
    }
    await tables.finish()
    await files.finish()
  } catch (error) {
    tables.abort()
    throw error
  }
  if (manifest === undefined) throw damaged('its manifest is missing')
  return manifest
}

function parsed<Value>({ name, bytes }: ArchivePart, schema: ZodType<Value>): Value {
  try {
    return schema.parse(JSON.parse(bytes.toString()))
  } catch {
    throw damaged(`${name} cannot be read`)
  }
}
