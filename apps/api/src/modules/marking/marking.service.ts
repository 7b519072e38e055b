import { canMark, isReconsidered, markingSeat, ownMarkingSeat } from '@diatrivi/domain/marking/mark.policy'
import { type GivenPart, marksOfSheet, sheetFaults } from '@diatrivi/domain/marking/mark-sheet'
import { wholeMark } from '@diatrivi/domain/marking/marking'
import type { MemberActor } from '../../platform/auth/session-actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Reader, Tx } from '../../platform/database/transaction.ts'
import type { Inspections } from '../../platform/inspections/inspections.ts'
import { enforce, found } from '../../platform/refusal/refusal.ts'
import { fullName } from '../../platform/text/full-name.ts'
import { findExamination } from '../examination/examination.queries.ts'
import type { HistoryService } from '../history/history.service.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'
import { findThesis } from '../thesis/thesis.queries.ts'
import { lockThesis } from '../thesis/thesis-lock.queries.ts'
import type { Marking } from './marking.model.ts'
import { findMarking } from './marking.queries.ts'
import { refuseFaults } from './marking.refusals.ts'
import { acceptCorrections, confirmMark, saveMark } from './marking.repository.ts'
import type { MarkingOpening } from './marking-opening.service.ts'
import { sealMark } from './seal.ts'
import type { ThesisMarking } from './thesis-marking.service.ts'

interface Dependencies {
  db: Db
  clock: Clock
  inspections: Inspections
  history: HistoryService
  opening: MarkingOpening
  thesisMarking: ThesisMarking
}

interface WrittenSheet {
  parts: readonly GivenPart[]
  remark: string | null
  seal: boolean
}

/** Marks that a committee gives one by one and reads together: docs/regulation.md#sealed-marks. */
export function markingService({ db, clock, inspections, history, opening, thesisMarking }: Dependencies) {
  return {
    async getSheet(actor: MemberActor, examinationId: number) {
      const { thesisId } = found(await findExamination(db, examinationId))
      const thesis = found(await findThesis(db, thesisId))
      const marking = await markingOf(db, examinationId, thesisId)
      enforce(canMark.seeSheet(actor, thesis, marking.facts))
      inspections.note(actor, 'thesis', thesis.studentId)
      return { thesis, marking, seat: found(ownMarkingSeat(actor, marking.facts)) }
    },

    /** Writes the own mark. One that was sealed is sealed anew, so that nobody waits for it twice. */
    save: (actor: MemberActor, examinationId: number, { parts, remark, seal }: WrittenSheet): Promise<void> =>
      changing(examinationId, async (tx, thesis, marking) => {
        const { facts, seats, marks } = marking
        enforce(canMark.save(actor, thesis, facts))
        const seat = found(ownMarkingSeat(actor, facts))
        const isSealed = seal || seat.isSealed
        if (isSealed) enforce(canMark.seal(actor, thesis, facts))
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
        const { accountId: actorId } = actor
        await history.record(tx, { thesisId: thesis.id, actorId, what: 'mark_sealed', details, at })
        await openNow(tx, thesis, examinationId, { wasReconsidered, at })
      }),

    /** Keeps the own mark, after the members were told that they differ. */
    confirm: (actor: MemberActor, examinationId: number): Promise<void> =>
      changing(examinationId, async (tx, thesis, { facts }) => {
        enforce(canMark.confirm(actor, thesis, facts))
        const seat = found(ownMarkingSeat(actor, facts))
        const at = clock.now()
        await confirmMark(tx, { examinationId, seatId: seat.id }, at)
        await openNow(tx, thesis, examinationId, { wasReconsidered: true, at })
      }),

    /** The thesis passes with the mark that waited for its corrections: docs/regulation.md#corrections. */
    acceptCorrections: (actor: MemberActor, examinationId: number, note: string | null): Promise<void> =>
      changing(examinationId, async (tx, thesis, { facts, result }) => {
        const open = result && { outcome: result.outcome, isAccepted: result.correctionsAcceptedAt !== null }
        enforce(canMark.acceptCorrections(actor, thesis, facts.seats, open))
        const { finalHundredths } = found(result)
        const at = clock.now()
        const { accountId: actorId } = actor
        await acceptCorrections(tx, examinationId, { note, at })
        const details = note === null ? {} : { note }
        await history.record(tx, { thesisId: thesis.id, actorId, what: 'corrections_accepted', details, at })
        const mark = wholeMark(finalHundredths)
        await thesisMarking.enter(tx, thesis, { mark, actorId }, at)
        await thesisMarking.tellStudent(tx, thesis, mark, at)
      }),
  }

  /** Under the lock of the thesis: of two last seals the second sees what the first has written. */
  async function changing(
    examinationId: number,
    act: (tx: Tx, thesis: ThesisInQuestion, marking: Marking) => Promise<void>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const { thesisId } = found(await findExamination(tx, examinationId))
      const thesis = found(await lockThesis(tx, thesisId))
      await act(tx, thesis, await markingOf(tx, examinationId, thesisId))
    })
  }

  async function markingOf(reader: Reader, examinationId: number, thesisId: number): Promise<Marking> {
    return found(await findMarking(reader, { thesisId, examinationId, now: clock.now() })).marking
  }

  async function openNow(
    tx: Tx,
    thesis: ThesisInQuestion,
    examinationId: number,
    then: { wasReconsidered: boolean; at: Date },
  ): Promise<void> {
    await opening.openIfComplete(tx, thesis, await markingOf(tx, examinationId, thesis.id), then)
  }
}

export type MarkingService = ReturnType<typeof markingService>
