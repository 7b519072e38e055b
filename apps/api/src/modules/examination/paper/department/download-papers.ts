import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import { joinPdfs } from '../../../../platform/pdf-joining/join-pdfs.ts'
import { withBookmark } from '../../../../platform/pdf-joining/with-bookmark.ts'
import type { MadeFile } from '../../../../platform/storage/file-answer.ts'
import { openKept } from '../../../../platform/storage/open-kept.ts'
import { type ZipEntry, zipStream } from '../../../../platform/zip/zip-stream.ts'
import { openPaper } from '../download-paper.ts'
import { askerOf } from '../form/fill-own-form.ts'
import type { PaperDependencies } from '../paper.model.ts'
import { bookmarkOf, MEDIA_TYPES, type PaperFormat } from '../printed-paper.model.ts'

type Dependencies = Parameters<typeof openPaper>[0] & Pick<PaperDependencies, 'clock'>

/** Papers in one file: the PDFs as they were issued, with a bookmark each, or a ZIP of the files for Word. */
export async function downloadPapers(
  deps: Dependencies,
  actor: MemberActor,
  ids: readonly number[],
  format: PaperFormat,
): Promise<MadeFile> {
  const papers: { name: string; bookmark: string; bytes: Buffer }[] = []
  for (const id of ids) papers.push(await readFile(deps, actor, id, format))
  const day = deps.clock.today()
  if (format === 'docx') {
    const bytes = await buffer(zipStream(entriesOf(papers, deps.clock.now())))
    return { bytes, mediaType: 'application/zip', name: `Έγγραφα ${day}.zip` }
  }
  const pdfs = papers.map(({ bytes, bookmark }) => withBookmark(bytes, bookmark))
  const bytes = await joinPdfs(pdfs, askerOf(actor))
  return { bytes, mediaType: MEDIA_TYPES.pdf, name: `Έγγραφα ${day}.pdf` }
}

async function readFile(deps: Dependencies, actor: MemberActor, id: number, format: PaperFormat) {
  const { row, file } = await openPaper(deps, actor, id, format)
  const bytes = 'bytes' in file ? file.bytes : await buffer(await openKept(deps, file.storageKey))
  return { name: file.name ?? String(id), bookmark: bookmarkOf(row), bytes: Buffer.from(bytes) }
}

/** The name of each has its number, which the department gives once. */
async function* entriesOf(
  papers: readonly { name: string; bytes: Uint8Array }[],
  at: Date,
): AsyncIterable<ZipEntry> {
  for (const { name, bytes } of papers)
    yield { path: name, content: Readable.from(bytes, { objectMode: false }), at }
}
