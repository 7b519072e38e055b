import {
  isAboutExamination,
  isAboutSeat,
  missingFor,
  saysMarks,
  THESIS_PAPER_KINDS,
  type ThesisPaperKind,
} from '@diatrivi/domain/examination/paper/issuable'
import { canPaper } from '@diatrivi/domain/examination/paper/paper.policy'
import { parsePaperCode } from '@diatrivi/domain/examination/paper/paper-code'
import { paperNumber } from '@diatrivi/domain/examination/paper/paper-number'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import type { FillForm } from '../../../platform/papers/form/form-filling.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import type { FileAnswer, MadeFile } from '../../../platform/storage/file-answer.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { findStoredFile } from '../../../platform/storage/stored-file.repository.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { SeatRow } from '../committee/committee.model.ts'
import { filledForm } from './form/filled-form.ts'
import type { IssuableKind, IssuableSeat, PaperInContext, PaperRow } from './paper.model.ts'
import { findPaper, findPaperByCode, findReturn } from './paper.queries.ts'
import { seatsOf } from './paper-facts.ts'
import { MEDIA_TYPES, type PaperFormat, paperFileName, printedDocx } from './paper-printing.ts'
import { type ExaminationSource, type PaperSources, readPaperSourcesOf } from './paper-sources.queries.ts'
import { askedOf, readable, withRights } from './readable-papers.model.ts'
import { paperInContext, standingPapersOf, subjectOf } from './standing-papers.queries.ts'
import { issuingFacts } from './wanted-paper.queries.ts'

interface Dependencies {
  db: Db
  storage: Storage
  links: WebLinks
  inspections: Inspections
  fillForm: FillForm
}

/** The reader of papers, and the form in which they are read. */
export function paperReading({ db, storage, links, inspections, fillForm }: Dependencies) {
  return {
    async ofThesis(actor: SessionActor, thesisId: number) {
      const sources = found(await readPaperSourcesOf(db, thesisId))
      enforce(canPaper.list(actor, subjectOf(sources)))
      inspections.note(actor, 'thesis', sources.thesis.studentId)
      const papers = await standingPapersOf(db, sources)
      return { kinds: issuableKinds(actor, sources), papers: readable(actor, subjectOf(sources), papers) }
    },

    /** What a person who holds the paper opens by its code. */
    async ofCode(actor: SessionActor, text: string) {
      const { paper, subject, thesis } = await readByCode(actor, text)
      inspections.note(actor, 'thesis', thesis?.studentId ?? null)
      return { paper: withRights(actor, subject, paper), thesis }
    },

    /** The PDF as it was issued, or for Word, made of the facts that were kept: in the form of the department, where there is one. */
    async download(actor: SessionActor, id: number, format: PaperFormat): Promise<FileAnswer | MadeFile> {
      const { paper, thesis } = await readRow(actor, found(await findPaper(db, id)))
      inspections.note(actor, 'thesis', thesis?.studentId ?? null)
      const { row } = paper
      const name = paperFileName(row, format)
      if (format === 'docx') {
        return { bytes: await wordOf(actor, row), mediaType: MEDIA_TYPES.docx, name }
      }
      const file = found(await findStoredFile(db, row.fileId))
      return { ...file, name, caching: 'private' }
    },

    async downloadReturn(actor: SessionActor, returnId: number): Promise<FileAnswer> {
      const { paperId, fileId, name } = found(await findReturn(db, returnId))
      const { thesis } = await readRow(actor, found(await findPaper(db, paperId)))
      inspections.note(actor, 'thesis', thesis?.studentId ?? null)
      const file = found(await findStoredFile(db, fileId))
      return { ...file, name, caching: 'private' }
    },
  }

  async function wordOf(actor: SessionActor, row: PaperRow): Promise<Buffer> {
    const { departmentId, facts, year, number, issuedOn: date, code } = row
    const issue = { number: paperNumber(year, number), date }
    const verification = { code, address: links.paper(code) }
    const saying = { departmentId, facts, issue, verification }
    const ownForm = await filledForm({ db, storage, fillForm }, actor, saying)
    return ownForm ?? printedDocx({ ...row, issuedAt: row.createdAt }, links)
  }

  async function readRow(actor: SessionActor, row: PaperRow): Promise<PaperInContext> {
    const context = found(await paperInContext(db, row))
    const { paper, subject } = context
    enforce(canPaper.read(actor, subject, askedOf(paper)))
    return context
  }

  async function readByCode(actor: SessionActor, text: string): Promise<PaperInContext> {
    const code = parsePaperCode(text)
    return readRow(actor, found(code === null ? null : await findPaperByCode(db, code)))
  }
}

export type PaperReading = ReturnType<typeof paperReading>

/** The kinds that the reader may issue, each with what it lacks, and for which members. */
function issuableKinds(actor: SessionActor, sources: PaperSources): IssuableKind[] {
  if (sources.rules === null) return []
  const mayIssue = (kind: ThesisPaperKind, seatId: number | null) =>
    canPaper.issue(actor, { kind, seatId }, subjectOf(sources)).allowed
  const about = (kind: ThesisPaperKind, examination: ExaminationSource | null): IssuableKind[] => {
    const missing = missingFor(kind, issuingFacts(sources, examination))
    const named = { kind, missing, examination }
    if (!isAboutSeat(kind)) return mayIssue(kind, null) ? [{ ...named, seats: null }] : []
    const seats = seatsOf(kind, sources, examination).filter(({ id }) => mayIssue(kind, id))
    return seats.length === 0 ? [] : [{ ...named, seats: seats.map((seat) => issuableSeat(actor, seat)) }]
  }
  return THESIS_PAPER_KINDS.flatMap((kind) =>
    examinationsFor(kind, sources).flatMap((examination) => about(kind, examination)),
  )
}

/** The newest, and of what says marks the earlier attempts too; none of what is about no examination. */
function examinationsFor(kind: ThesisPaperKind, sources: PaperSources): (ExaminationSource | null)[] {
  if (!isAboutExamination(kind)) return [null]
  const [newest = null, ...earlier] = sources.examinations
  return [newest, ...(saysMarks(kind) ? earlier.filter(({ result }) => result !== null) : [])]
}

function issuableSeat({ accountId }: SessionActor, seat: SeatRow): IssuableSeat {
  return { seatId: seat.id, memberName: fullName(seat.person), isOwn: seat.accountId === accountId }
}
