import { canExamination } from '@diatrivi/domain/examination/examination/examination.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforce, enforceVersion, found } from '../../../platform/refusal/refusal.ts'
import type { ExaminationDependencies, Examined, OfTheses } from './examination.model.ts'
import { type ExaminationRow, findExamination, findExaminationAhead } from './examination.queries.ts'
import { updateExamination } from './examination.repository.ts'
import { lockAllExamined } from './lock-examined.ts'
import { notifyExamination } from './notify-examination.ts'

type Dependencies = Pick<ExaminationDependencies, 'clock' | 'links' | 'signedLinks' | 'history' | 'notices'>

/** Cancels an examination, alone or with those of linked theses. The attempt is not used up: docs/regulation.md#cancel-examination. */
export async function cancelExamination(
  deps: Dependencies,
  tx: Tx,
  actor: MemberActor,
  { id, ...of }: OfTheses & { id: number },
  reason: string,
  ifMatch: number | null,
): Promise<void> {
  const [named, ...others] = await lockAllExamined(tx, of)
  await cancelOne(deps, tx, actor, named, found(await findExamination(tx, id)), { reason, ifMatch })
  for (const other of others) {
    const ahead = await findExaminationAhead(tx, other.thesis.id)
    if (ahead !== null) await cancelOne(deps, tx, actor, other, ahead, { reason, ifMatch: null })
  }
}

async function cancelOne(
  deps: Dependencies,
  tx: Tx,
  actor: MemberActor,
  examined: Examined,
  before: ExaminationRow,
  { reason, ifMatch }: { reason: string; ifMatch: number | null },
): Promise<void> {
  enforce(canExamination.cancel(actor, examined.thesis, examined.rules, before))
  enforceVersion(ifMatch, before)
  const change = { state: 'cancelled', cancelReason: reason } as const
  const row = await updateExamination(tx, before.id, change, deps.clock.now())
  const facts = { reason }
  await notifyExamination(deps, tx, examined, row, {
    actor,
    what: 'exam_cancelled',
    details: facts,
    facts,
  })
}
