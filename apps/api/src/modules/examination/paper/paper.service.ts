import { randomBytes } from 'node:crypto'
import { headOf } from '@diatrivi/domain/examination/paper/compared-facts'
import { canPaper } from '@diatrivi/domain/examination/paper/paper.policy'
import {
  PAPER_CODE_BYTES,
  type PaperCode,
  paperCodeFrom,
} from '@diatrivi/domain/examination/paper/paper-code'
import type { PaperFacts } from '@diatrivi/domain/examination/paper/paper-facts'
import { paperNumber } from '@diatrivi/domain/examination/paper/paper-number'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Reader, Tx } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import type { FillForm } from '../../../platform/papers/form/form-filling.ts'
import { fairQueue } from '../../../platform/queue/fair-queue.ts'
import { enforce, found, invalidFields, Refusal } from '../../../platform/refusal/refusal.ts'
import type { MadeFile } from '../../../platform/storage/file-answer.ts'
import type { Files, TransactionFiles } from '../../../platform/storage/files.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import { factsHash } from './facts-hash.ts'
import { filledForm } from './form/filled-form.ts'
import type { PaperWish } from './paper.model.ts'
import { insertPaper, lockPapersOf, nextNumber, replacePaper, takeTurnOf } from './paper.repository.ts'
import {
  enforcePrintable,
  MEDIA_TYPES,
  type PaperFormat,
  printedDraft,
  printedPdf,
} from './paper-printing.ts'
import { readWantedPaper, type WantedPaper } from './wanted-paper.queries.ts'

/** How often one paper is drawn whose facts change each time meanwhile. */
const ATTEMPTS = 5
/** Departments whose papers are made at the same time, each with a connection of the pool and one paper at a time. */
const QUEUE = { atOnce: 4, atOnceForOne: 1, longest: 500 }

interface Dependencies {
  db: Db
  clock: Clock
  files: Files
  storage: Storage
  links: WebLinks
  history: HistoryService
  inspections: Inspections
  fillForm: FillForm
}

export interface Issued {
  id: number
  number: string
  code: PaperCode
}

/** What the PDF says is not true any more: its facts have changed, or a process of the version before gave its number. */
class PaperOvertaken extends Error {
  override name = 'PaperOvertaken'
}

/** Papers are tried out and issued: docs/regulation.md#issued-papers. */
export function paperService({
  db,
  clock,
  files,
  storage,
  links,
  history,
  inspections,
  fillForm,
}: Dependencies) {
  const inTurn = fairQueue(QUEUE)

  return {
    /** Marked as a draft; nothing of it is kept. For Word it comes in the form of the department, where there is one. */
    async preview(actor: SessionActor, wish: PaperWish, format: PaperFormat): Promise<MadeFile> {
      const [today, now] = [clock.today(), clock.now()]
      const { subject, departmentId, ...wanted } = await readWantedPaper(db, actor, wish, today)
      enforce(canPaper.preview(actor, wish, subject))
      if ('thesis' in subject) inspections.note(actor, 'thesis', subject.thesis.studentId)
      const facts = factsOf(wanted)
      // Word finds a font of the reader's machine.
      if (format === 'pdf') enforcePrintable(facts, today)
      const saying = { departmentId, facts, issue: { number: null, date: today }, verification: null }
      const ownForm = format === 'docx' ? await filledForm({ db, storage, fillForm }, actor, saying) : null
      const bytes = ownForm ?? (await printedDraft(facts, { today, now, format }))
      return { bytes, mediaType: MEDIA_TYPES[format], name: `draft.${format}` }
    },

    /**
     * One at a time for a department, with the number that comes next: so each paper is drawn once, and no number is lost.
     * What is refused anyway waits for nothing.
     */
    async issue(actor: SessionActor, wish: PaperWish): Promise<Issued> {
      const { departmentId } = await readSayable(db, actor, wish, clock.today())
      return inTurn({ address: '', account: String(departmentId) }, () =>
        issueInTurn(actor, wish, departmentId),
      )
    },
  }

  async function issueInTurn(actor: SessionActor, wish: PaperWish, departmentId: number): Promise<Issued> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await files.transaction((tx, transactionFiles) =>
          issueOnce({ tx, transactionFiles }, actor, wish, departmentId),
        )
      } catch (error) {
        if (!(error instanceof PaperOvertaken)) throw error
        if (attempt === ATTEMPTS) throw new Refusal('overloaded', { cause: error })
      }
    }
  }

  async function issueOnce(
    { tx, transactionFiles }: { tx: Tx; transactionFiles: TransactionFiles },
    actor: SessionActor,
    wish: PaperWish,
    departmentId: number,
  ): Promise<Issued> {
    await takeTurnOf(tx, departmentId)
    const [today, at] = [clock.today(), clock.now()]
    const { facts, hash, attachesFacts } = await readNew(tx, actor, wish)
    const year = Number(today.slice(0, 4))
    const number = await nextNumber(tx, departmentId, year)
    const code = paperCodeFrom(randomBytes(PAPER_CODE_BYTES))
    const numbered = { facts, year, number, code, issuedOn: today }
    const bytes = await printedPdf({ ...numbered, issuedAt: at, attachesFacts }, links)
    const { id: fileId } = await transactionFiles.store({ bytes, mediaType: MEDIA_TYPES.pdf })

    if (wish.thesisId !== null) found(await lockThesis(tx, wish.thesisId))
    const now = await readNew(tx, actor, wish)
    await lockPapersOf(tx, departmentId)
    const isOvertaken = now.hash !== hash || (await nextNumber(tx, departmentId, year)) !== number
    if (isOvertaken || now.departmentId !== departmentId) throw new PaperOvertaken()
    const { former, thesisId, examinationId, seatId, accountId } = now
    const { kind } = wish
    const issuedById = actor.accountId
    const about = { departmentId, thesisId, examinationId, seatId, accountId, kind }
    const paperId = await insertPaper(tx, {
      ...numbered,
      ...about,
      factsHash: hash,
      fileId,
      issuedById,
      createdAt: at,
    })
    if (former !== null) await replacePaper(tx, former.id, { replacedById: paperId, at })
    if (thesisId !== null) {
      const details = { paper: paperNumber(year, number) }
      await history.record(tx, { thesisId, actorId: issuedById, what: 'paper_issued', details, at })
    }
    return { id: paperId, number: paperNumber(year, number), code }
  }

  /** Inside the transaction, so that a call that is repeated under its key is answered as the first time. */
  async function readNew(tx: Tx, actor: SessionActor, wish: PaperWish) {
    const wanted = await readSayable(tx, actor, wish, clock.today())
    const { former, facts } = wanted
    const hash = factsHash(facts)
    const isSame = former !== null && former.factsHash === hash
    if (isSame && headOf(former.facts) === headOf(facts)) {
      throw new Refusal('paper_unchanged', { facts: { number: paperNumber(former.year, former.number) } })
    }
    return { ...wanted, hash }
  }
}

export type PaperService = ReturnType<typeof paperService>

/** Refuses what may not be issued: docs/regulation.md#issue-paper. */
async function readSayable(db: Reader, actor: SessionActor, wish: PaperWish, day: IsoDate) {
  const wanted = await readWantedPaper(db, actor, wish, day)
  enforce(canPaper.issue(actor, wish, wanted.subject))
  const facts = factsOf(wanted)
  enforcePrintable(facts, day)
  return { ...wanted, facts }
}

function factsOf({
  facts,
  missing,
  unknown,
}: Pick<WantedPaper, 'facts' | 'missing' | 'unknown'>): PaperFacts {
  // A seat is judged last: before the marks are opened the answer is the same for each.
  if (unknown === 'examinationID') throw invalidFields({ [unknown]: 'invalid' })
  if (missing !== null) throw new Refusal('paper_not_ready', { facts: { missing } })
  if (unknown !== null) throw invalidFields({ [unknown]: 'invalid' })
  return found(facts)
}
