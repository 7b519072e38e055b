import type { PaperReturn } from '@diatrivi/domain/examination/paper/paper'
import { canPaper } from '@diatrivi/domain/examination/paper/paper.policy'
import { paperNumber } from '@diatrivi/domain/examination/paper/paper-number'
import { lacksPicture, lacksSignature } from '@diatrivi/domain/examination/paper/signed-copies'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Reader, Tx } from '../../../platform/database/transaction.ts'
import { enforce, found, Refusal } from '../../../platform/refusal/refusal.ts'
import type { Files } from '../../../platform/storage/files.ts'
import type { UploadedFile } from '../../../platform/upload.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import type { PaperInContext } from './paper.model.ts'
import { findPaper } from './paper.queries.ts'
import { insertReturn, setProtocol, voidPaper, voidPapersOf } from './paper.repository.ts'
import { askedOf } from './readable-papers.model.ts'
import { signedFile } from './signed-file.ts'
import { paperInContext } from './standing-papers.queries.ts'

interface Dependencies {
  db: Db
  clock: Clock
  files: Files
  history: HistoryService
  notices: NoticeService
}

/** What becomes of a paper after it was issued: its signed copy comes home, it gets a protocol, it is declared void. */
export function paperReturns({ db, clock, files, history, notices }: Dependencies) {
  return {
    /** Copies are added, and none is replaced: docs/regulation.md#return-paper. Returns the id of the copy. */
    async accept(
      actor: MemberActor,
      paperId: number,
      { how, reason }: { how: PaperReturn; reason: string | null },
      upload: UploadedFile,
    ): Promise<number> {
      // A PDF is read only for people who may bring it, and outside the transaction, which holds a connection.
      mayAccept(actor, await readPaper(db, paperId), { hasReason: reason !== null })
      const { pages, signatures, picturePixels } = await signedFile(upload)
      if (lacksSignature({ how, signatures })) throw new Refusal('signature_missing')
      if (lacksPicture({ how, picturePixels })) throw new Refusal('scan_without_picture')
      return files.storing([upload], async (tx, transactionFiles) => {
        const context = await readLocked(tx, paperId)
        const { paper, thesis } = context
        mayAccept(actor, context, { hasReason: reason !== null })
        const at = clock.now()
        const { id: fileId } = await transactionFiles.keep(upload)
        const id = await insertReturn(tx, {
          paperId,
          fileId,
          name: upload.name,
          how,
          pages,
          signatures,
          returnedById: actor.accountId,
          returnedAt: at,
          acceptedOutdated: paper.state === 'valid' ? null : reason,
        })
        await record(tx, context, 'paper_returned', actor)
        if (thesis !== null) {
          const notice = { kind: 'paper_signed' as const, thesis, facts: { paperNumber: numberOf(context) } }
          const { instructorId: recipientId } = thesis
          const { accountId: actorId } = actor
          if (recipientId !== actorId) await notices.notify(tx, [{ ...notice, recipientId }], at)
          await notices.notifyOffice(tx, { ...notice, actorId }, at)
        }
        return id
      })
    },

    void: (actor: MemberActor, paperId: number, reason: string): Promise<void> =>
      db.transaction(async (tx) => {
        const context = await readLocked(tx, paperId)
        const { paper, subject } = context
        enforce(canPaper.void(actor, subject, askedOf(paper)))
        await voidPaper(tx, paperId, { reason, at: clock.now() })
        await record(tx, context, 'paper_voided', actor)
      }),

    setProtocol: (
      actor: MemberActor,
      paperId: number,
      protocol: { number: string; date: IsoDate },
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const { paper } = await readLocked(tx, paperId)
        enforce(canPaper.setProtocol(actor, paper.row.departmentId, askedOf(paper)))
        await setProtocol(tx, paperId, protocol)
      }),

    /** The student has given the thesis up: its papers name who is gone. The thesis is locked. */
    async end(tx: Tx, thesisId: number, { actorId }: { actorId: number }): Promise<void> {
      const at = clock.now()
      const count = await voidPapersOf(tx, thesisId, { reason: 'Η ανάθεση έληξε.', at })
      if (count > 0) await history.record(tx, { thesisId, actorId, what: 'paper_voided', details: {}, at })
    },
  }

  /** The thesis is locked before its state is read, so that no other act changes what was decided upon. */
  async function readLocked(tx: Tx, paperId: number): Promise<PaperInContext> {
    const row = found(await findPaper(tx, paperId))
    if (row.thesisId !== null) await lockThesis(tx, row.thesisId)
    return readPaper(tx, paperId)
  }

  async function record(
    tx: Tx,
    { paper, thesis }: PaperInContext,
    what: EventKind,
    { accountId: actorId }: MemberActor,
  ): Promise<void> {
    if (thesis === null) return
    const details = { paper: paperNumber(paper.row.year, paper.row.number) }
    await history.record(tx, { thesisId: thesis.id, actorId, what, details, at: clock.now() })
  }
}

export type PaperReturns = ReturnType<typeof paperReturns>

async function readPaper(reader: Reader, paperId: number): Promise<PaperInContext> {
  return found(await paperInContext(reader, found(await findPaper(reader, paperId))))
}

function mayAccept(
  actor: MemberActor,
  { paper, subject }: PaperInContext,
  { hasReason }: { hasReason: boolean },
): void {
  enforce(canPaper.return(actor, subject, askedOf(paper), { hasReason }))
}

function numberOf({ paper: { row } }: PaperInContext): string {
  return paperNumber(row.year, row.number)
}
