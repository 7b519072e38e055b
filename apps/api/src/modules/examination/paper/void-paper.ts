import { canPaper } from '@diatrivi/domain/examination/paper/paper.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforce } from '../../../platform/refusal/refusal.ts'
import { lockPaper } from './lock-paper.ts'
import type { PaperDependencies } from './paper.model.ts'
import { voidPapersOf, voidPaper as writeVoid } from './paper.repository.ts'
import { paperEvents } from './paper-event.model.ts'
import { askedOf } from './readable-papers.model.ts'

type Dependencies = Pick<PaperDependencies, 'clock' | 'history'>

export async function voidPaper(
  { clock, history }: Dependencies,
  tx: Tx,
  actor: MemberActor,
  paperId: number,
  reason: string,
): Promise<void> {
  const context = await lockPaper(tx, paperId)
  const { paper, subject } = context
  enforce(canPaper.void(actor, subject, askedOf(paper)))
  const at = clock.now()
  await writeVoid(tx, paperId, { reason, at })
  await history.recordAll(tx, paperEvents(context, 'paper_voided', actor, at))
}

/** The student has given the thesis up: its papers name who is gone. The thesis is locked. */
export async function voidPapersOfThesis(
  { clock, history }: Dependencies,
  tx: Tx,
  thesisId: number,
  { actorId }: { actorId: number },
): Promise<void> {
  const at = clock.now()
  const count = await voidPapersOf(tx, thesisId, { reason: 'Η ανάθεση τερματίστηκε.', at })
  if (count > 0) await history.record(tx, { thesisId, actorId, what: 'paper_voided', details: {}, at })
}
