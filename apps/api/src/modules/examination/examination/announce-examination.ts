import { canExamination } from '@diatrivi/domain/examination/examination/examination.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforceVersion, enforceWith } from '../../../platform/refusal/refusal.ts'
import type { ExaminationDependencies } from './examination.model.ts'
import { findTextDay } from './examination.queries.ts'
import { updateExamination } from './examination.repository.ts'
import { lockExamination } from './lock-examined.ts'
import { notifyExamination } from './notify-examination.ts'

/** Announces an examination with the final text, and early enough: docs/regulation.md#announce-examination. */
export async function announceExamination(
  deps: Pick<ExaminationDependencies, 'clock' | 'links' | 'signedLinks' | 'history' | 'notices'>,
  tx: Tx,
  actor: MemberActor,
  id: number,
  ifMatch: number | null,
): Promise<void> {
  const { examined, before } = await lockExamination(tx, id)
  const { thesis, rules } = examined
  const textOn = await findTextDay(tx, thesis.id)
  const today = deps.clock.today()
  enforceWith(canExamination.announce(actor, thesis, rules, before, { textOn, today }), {
    notice_too_short: { n: rules?.examination.noticeDays ?? 0 },
    text_too_late: { n: rules?.examination.textDays ?? 0 },
  })
  enforceVersion(ifMatch, before)
  const at = deps.clock.now()
  const row = await updateExamination(tx, id, { state: 'announced', announcedAt: at }, at)
  await notifyExamination(deps, tx, examined, row, { actor, what: 'exam_announced' })
}
