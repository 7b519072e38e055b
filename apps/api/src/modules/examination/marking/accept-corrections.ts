import { canMark } from '@diatrivi/domain/examination/marking/mark.policy'
import { wholeMark } from '@diatrivi/domain/examination/marking/marking'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { enterMark } from './enter-mark.ts'
import type { LockedMarking } from './marking.model.ts'
import { notifyMarked } from './notify-marked.ts'
import type { OpeningDependencies } from './open-marks.ts'

/** The thesis passes with the mark that waited for its corrections: docs/regulation.md#corrections. */
export async function acceptCorrections(
  deps: OpeningDependencies,
  tx: Tx,
  { thesis, marking: { examination, facts, result } }: LockedMarking,
  actor: MemberActor,
  note: string | null,
): Promise<void> {
  const open = result && { outcome: result.outcome, isAccepted: result.correctionsAcceptedAt !== null }
  enforce(canMark.acceptCorrections(actor, thesis, facts.seats, open))
  const { finalHundredths } = found(result)
  const at = deps.clock.now()
  const { accountId: actorId } = actor
  await deps.examinations.acceptCorrections(tx, examination.id, { note, at })
  const details = note === null ? {} : { note }
  await deps.history.record(tx, { thesisId: thesis.id, actorId, what: 'corrections_accepted', details, at })
  await enterMark(deps, tx, thesis, { mark: wholeMark(finalHundredths), actorId }, at)
  await notifyMarked(deps, tx, thesis, finalHundredths / 100, at)
}
