import { areSameMarks, thesisMarkOf } from '@diatrivi/domain/examination/marking/correction'
import { canMark, markersOf, markingSeat } from '@diatrivi/domain/examination/marking/mark.policy'
import { type GivenPart, marksOfSheet, sheetFaults } from '@diatrivi/domain/examination/marking/mark-sheet'
import { ownMark } from '@diatrivi/domain/examination/marking/marking'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforce, found, Refusal } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { changeMark } from './change-mark.ts'
import { resultOf } from './counted-marks.model.ts'
import { attemptsUsedNotices, noticesOfMarks } from './mark-notices.model.ts'
import type { LockedMarking } from './marking.model.ts'
import { refuseFaults, unknownMarker } from './marking.refusals.ts'
import { insertMarkCorrection } from './marking.repository.ts'
import type { OpeningDependencies } from './open-marks.ts'

export interface WrittenCorrection {
  seatId: number
  parts: readonly GivenPart[]
  reason: string
  decision: string
}

/**
 * Changes a mark after the opening by a decision: docs/regulation.md#mark-correction. Everything that follows from the marks
 * follows at once, the thesis too.
 */
export async function correctMark(
  deps: OpeningDependencies,
  tx: Tx,
  locked: LockedMarking,
  actor: MemberActor,
  { seatId, parts, reason, decision }: WrittenCorrection,
): Promise<void> {
  const { thesis, marking, isNewest } = locked
  const { examination, facts, seats, marks } = marking
  enforce(canMark.correct(actor, thesis, facts, { isNewest }))
  const seat = markersOf(facts).find(({ id }) => id === seatId)
  if (seat === undefined) throw unknownMarker()
  const own = markingSeat(seat)
  refuseFaults(sheetFaults(parts, own, facts.rules, { isSealed: true }), facts.rules.memberStep)
  const before = found(marks.find((mark) => mark.seatId === seatId)).parts
  const after = marksOfSheet(parts)
  if (areSameMarks(before, after)) throw new Refusal('mark_unchanged')

  const at = deps.clock.now()
  const { accountId: actorId } = actor
  const by = { decisionReference: decision, correctedById: actorId, createdAt: at }
  await insertMarkCorrection(tx, { examinationId: examination.id, seatId, before, after, reason, ...by })
  const corrected = marks.map((mark) => (mark.seatId === seatId ? { ...mark, parts: after } : mark))
  const result = resultOf({ ...marking, marks: corrected })
  await deps.examinations.changeResult(tx, examination.id, result)
  const details = {
    member: fullName(found(seats.find(({ id }) => id === seatId)).person),
    before: hundredthsText(ownMark({ seat: own, parts: before }, facts.rules)),
    after: hundredthsText(ownMark({ seat: own, parts: after }, facts.rules)),
    final: hundredthsText(result.finalHundredths),
    outcome: result.outcome,
    decision,
    reason,
  }
  await deps.history.record(tx, { thesisId: thesis.id, actorId, what: 'mark_corrected', details, at })
  const mark = thesisMarkOf({
    outcome: result.outcome,
    final: result.finalHundredths,
    areCorrectionsAccepted: (marking.result?.correctionsAcceptedAt ?? null) !== null,
  })
  await changeMark(deps, tx, thesis, { mark, actorId }, at)
  const toSupervisor =
    result.outcome === marking.result?.outcome ? [] : attemptsUsedNotices(locked, result.outcome)
  await deps.notices.notify(tx, [...noticesOfMarks(thesis, marking, 'mark_corrected'), ...toSupervisor], at)
}
