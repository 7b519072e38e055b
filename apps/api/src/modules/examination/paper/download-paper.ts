import { paperNumber } from '@diatrivi/domain/examination/paper/paper-number'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { FileAnswer, MadeFile } from '../../../platform/storage/file-answer.ts'
import { findStoredFile } from '../../../platform/storage/stored-file.repository.ts'
import { fillOwnForm } from './form/fill-own-form.ts'
import { readEmblem } from './form/read-emblem.ts'
import type { PaperDependencies, PaperRow } from './paper.model.ts'
import { findPaper, findReturn } from './paper.queries.ts'
import { MEDIA_TYPES, type PaperFormat, paperFileName, printedDocx } from './printed-paper.model.ts'
import { readPaper } from './read-paper.ts'

type Dependencies = Pick<
  PaperDependencies,
  'db' | 'storage' | 'links' | 'config' | 'inspections' | 'fillForm'
>

/** The PDF as it was issued, or for Word, made of the facts that were kept: in the form of the department, where there is one. */
export async function downloadPaper(
  deps: Dependencies,
  actor: SessionActor,
  id: number,
  format: PaperFormat,
): Promise<FileAnswer | MadeFile> {
  return (await openPaper(deps, actor, id, format)).file
}

/** As above, with the row of the paper. */
export async function openPaper(
  deps: Dependencies,
  actor: SessionActor,
  id: number,
  format: PaperFormat,
): Promise<{ row: PaperRow; file: FileAnswer | MadeFile }> {
  const { db, inspections } = deps
  const { paper, thesis } = await readPaper(db, actor, found(await findPaper(db, id)))
  inspections.note(actor, 'thesis', thesis?.studentId ?? null)
  const { row } = paper
  const name = paperFileName(row, format)
  if (format === 'docx') {
    return { row, file: { bytes: await wordOf(deps, actor, row), mediaType: MEDIA_TYPES.docx, name } }
  }
  const file = found(await findStoredFile(db, row.fileId))
  return { row, file: { ...file, name, caching: 'private' } }
}

/** The signed copy that came home. */
export async function downloadReturn(
  { db, inspections }: Dependencies,
  actor: SessionActor,
  returnId: number,
): Promise<FileAnswer> {
  const { paperId, fileId, name } = found(await findReturn(db, returnId))
  const { thesis } = await readPaper(db, actor, found(await findPaper(db, paperId)))
  inspections.note(actor, 'thesis', thesis?.studentId ?? null)
  const file = found(await findStoredFile(db, fileId))
  return { ...file, name, caching: 'private' }
}

async function wordOf(deps: Dependencies, actor: SessionActor, row: PaperRow): Promise<Buffer> {
  const { departmentId, facts, year, number, issuedOn: date, code } = row
  const issue = { number: paperNumber(year, number), date }
  const verification = { code, address: deps.links.paper(code) }
  const ownForm = await fillOwnForm(deps, actor, { departmentId, facts, issue, verification })
  if (ownForm !== null) return ownForm
  const emblem = await readEmblem(deps.db, deps, departmentId)
  return printedDocx({ ...row, issuedAt: row.createdAt, emblem }, deps)
}
