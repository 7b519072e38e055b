import { BytesGone } from '../../../platform/storage/bytes-gone.ts'
import { type ArchiveAnswer, type ZipEntry, zipStream } from '../../../platform/zip/zip-stream.ts'
import type { OwnFile } from './own-files.queries.ts'
import type { OwnData } from './personal-data.service.ts'
import { readablePage } from './readable-page.presenter.ts'

/** A name that is safe on every system, by the type of the file. */
type SafeName = (given: string | undefined, mediaType: string) => string

/** A page to be read, the same rows for programs, and the files. */
export function presentOwnData(data: OwnData, safeName: SafeName): ArchiveAnswer {
  const day = data.takenAt.toISOString().slice(0, 10)
  return { name: `diatrivi-${data.username}-${day}.zip`, bytes: zipStream(entriesOf(data, safeName)) }
}

async function* entriesOf(data: OwnData, safeName: SafeName): AsyncGenerator<ZipEntry> {
  const at = data.takenAt
  const files = data.files.map((file, index) => ({
    file,
    path: pathOf(index, safeName(file.name ?? undefined, file.mediaType)),
  }))
  const page = readablePage(
    data,
    files.map(({ path }) => path),
  )
  yield { path: 'index.html', content: page, at }
  yield { path: 'data.json', content: `${JSON.stringify(plain(data), null, 2)}\n`, at }
  for (const { file, path } of files) yield { path, at, ...(await contentOf(data, file)) }
}

/** The number keeps apart what has the same name, and stands before whatever the name begins with. */
function pathOf(index: number, name: string): string {
  return `files/${String(index + 1).padStart(3, '0')}-${name}`
}

/** A file that is gone does not keep the person from the others. */
async function contentOf({ open }: OwnData, file: OwnFile): Promise<Pick<ZipEntry, 'content'>> {
  try {
    return { content: await open(file) }
  } catch (error) {
    if (!(error instanceof BytesGone)) throw error
    return { content: 'Το αρχείο αυτό δεν υπάρχει πια στην αποθήκη της εφαρμογής.\n' }
  }
}

function plain({ username, takenAt, tables }: OwnData) {
  return {
    username,
    takenAt,
    tables: Object.fromEntries(tables.map(({ table, rows }) => [table, rows])),
  }
}
