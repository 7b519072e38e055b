import type { PaperReturn } from '@diatrivi/domain/examination/paper/paper'
import { canPaper } from '@diatrivi/domain/examination/paper/paper.policy'
import { paperNumber } from '@diatrivi/domain/examination/paper/paper-number'
import { lacksPicture, lacksSignature } from '@diatrivi/domain/examination/paper/signed-copies'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import { enforce, Refusal } from '../../../platform/refusal/refusal.ts'
import type { UploadedFile } from '../../../platform/upload.ts'
import { findPaperInContext, lockPaper } from './lock-paper.ts'
import type { PaperDependencies, PaperInContext } from './paper.model.ts'
import { insertReturn } from './paper.repository.ts'
import { paperEvents } from './paper-event.model.ts'
import { readSignedFile } from './read-signed-file.ts'
import { askedOf } from './readable-papers.model.ts'

/** Takes a signed copy; copies are added, and none is replaced: docs/regulation.md#return-paper. Returns the id of the copy. */
export async function returnPaper(
  {
    db,
    clock,
    files,
    history,
    notices,
  }: Pick<PaperDependencies, 'db' | 'clock' | 'files' | 'history' | 'notices'>,
  actor: MemberActor,
  paperId: number,
  { how, reason }: { how: PaperReturn; reason: string | null },
  upload: UploadedFile,
): Promise<number> {
  // A PDF is read only for people who may bring it, and outside the transaction, which holds a connection.
  mayAccept(actor, await findPaperInContext(db, paperId), { hasReason: reason !== null })
  const { pages, signatures, picturePixels } = await readSignedFile(upload)
  if (lacksSignature({ how, signatures })) throw new Refusal('signature_missing')
  if (lacksPicture({ how, picturePixels })) throw new Refusal('scan_without_picture')
  return files.storing([upload], async (tx, transactionFiles) => {
    const context = await lockPaper(tx, paperId)
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
    await history.recordAll(tx, paperEvents(context, 'paper_returned', actor, at))
    if (thesis !== null) {
      const notice = { kind: 'paper_signed' as const, thesis, facts: { paperNumber: numberOf(context) } }
      const { instructorId: recipientId } = thesis
      const { accountId: actorId } = actor
      if (recipientId !== actorId) await notices.notify(tx, [{ ...notice, recipientId }], at)
      await notices.notifyOffice(tx, { ...notice, actorId }, at)
    }
    return id
  })
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
