import {
  canMark,
  isReconsidered,
  type Marker,
  markingSeat,
  ownMarkingSeat,
} from '@diatrivi/domain/examination/marking/mark.policy'
import { type GivenPart, marksOfSheet, sheetFaults } from '@diatrivi/domain/examination/marking/mark-sheet'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { Marking } from './marking.model.ts'
import { refuseFaults } from './marking.refusals.ts'
import { confirmMark, saveMark } from './marking.repository.ts'
import type { MarkingChanges } from './marking-changes.ts'
import type { MarkingOpening } from './marking-opening.service.ts'
import { sealMark } from './seal.ts'

interface Dependencies {
  clock: Clock
  history: HistoryService
  opening: MarkingOpening
  changes: MarkingChanges
}

export interface WrittenSheet {
  parts: readonly GivenPart[]
  remark: string | null
  seal: boolean
}

/** Writes the own mark of a member, whether it came from an account or by a link. The thesis is locked. */
export function sheetWriting({ clock, history, opening, changes }: Dependencies) {
  return {
    /** One that was sealed is sealed anew, so that no member waits for it twice. */
    async save(
      tx: Tx,
      thesis: ThesisInQuestion,
      { examination: { id: examinationId }, facts, seats, marks }: Marking,
      marker: Marker,
      { parts, remark, seal }: WrittenSheet,
    ): Promise<void> {
      enforce(canMark.save(marker, thesis, facts))
      const seat = found(ownMarkingSeat(marker, facts))
      const isSealed = seal || seat.isSealed
      if (isSealed) enforce(canMark.seal(marker, thesis, facts))
      refuseFaults(sheetFaults(parts, markingSeat(seat), facts.rules, { isSealed }), facts.rules.memberStep)
      const [at, given] = [clock.now(), marksOfSheet(parts)]
      const wasReconsidered = isReconsidered(facts)
      const sealed = isSealed ? sealMark(given) : null
      await saveMark(
        tx,
        {
          examinationId,
          seatId: seat.id,
          parts: given,
          remark,
          sealedAt: isSealed ? at : null,
          salt: sealed?.salt ?? null,
          confirmedAt: wasReconsidered
            ? at
            : (marks.find((mark) => mark.seatId === seat.id)?.confirmedAt ?? null),
        },
        at,
      )
      if (sealed === null) return
      const member = fullName(found(seats.find(({ id }) => id === seat.id)).person)
      const details = { member, hash: sealed.hash }
      const { accountId: actorId } = seat
      await history.record(tx, { thesisId: thesis.id, actorId, what: 'mark_sealed', details, at })
      await openNow(tx, thesis, examinationId, { wasReconsidered, at })
    },

    /** Keeps the own mark, after the members were told that they differ. */
    async confirm(
      tx: Tx,
      thesis: ThesisInQuestion,
      { examination: { id: examinationId }, facts }: Marking,
      marker: Marker,
    ): Promise<void> {
      enforce(canMark.confirm(marker, thesis, facts))
      const seat = found(ownMarkingSeat(marker, facts))
      const at = clock.now()
      await confirmMark(tx, { examinationId, seatId: seat.id }, at)
      await openNow(tx, thesis, examinationId, { wasReconsidered: true, at })
    },
  }

  async function openNow(
    tx: Tx,
    thesis: ThesisInQuestion,
    examinationId: number,
    then: { wasReconsidered: boolean; at: Date },
  ): Promise<void> {
    const marking = await changes.markingOf(tx, examinationId, thesis.id)
    await opening.openIfComplete(tx, thesis, marking, then)
  }
}

export type SheetWriting = ReturnType<typeof sheetWriting>
