import { areSameMarks, thesisMarkOf } from '@diatrivi/domain/examination/marking/correction'
import { canMark, markersOf, markingSeat } from '@diatrivi/domain/examination/marking/mark.policy'
import { type GivenPart, marksOfSheet, sheetFaults } from '@diatrivi/domain/examination/marking/mark-sheet'
import { ownMark } from '@diatrivi/domain/examination/marking/marking'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, found, invalidFields, Refusal } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { THESIS_REFUSALS } from '../../thesis/thesis/thesis.refusals.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import { findExamination } from '../examination/examination.queries.ts'
import { attemptsUsedNotices } from './attempts-used.ts'
import { resultOf } from './counted-marks.model.ts'
import { findMarking } from './marking.queries.ts'
import { refuseFaults } from './marking.refusals.ts'
import { insertMarkCorrection, updateResult } from './marking.repository.ts'
import { toAll } from './marking-opening.service.ts'
import type { ThesisMarking } from './thesis-marking.service.ts'

interface Dependencies {
  db: Db
  clock: Clock
  history: HistoryService
  notices: NoticeService
  thesisMarking: ThesisMarking
}

interface WrittenCorrection {
  seatId: number
  parts: readonly GivenPart[]
  reason: string
  decision: string
}

/** What a decision makes of a mark after the opening: docs/regulation.md#mark-correction. */
export function markCorrectionService({ db, clock, history, notices, thesisMarking }: Dependencies) {
  return {
    /** Under the lock of the thesis: everything that follows from the marks follows at once, the thesis too. */
    correct: (actor: MemberActor, examinationId: number, written: WrittenCorrection): Promise<void> =>
      refusing(THESIS_REFUSALS, () =>
        db.transaction(async (tx) => {
          const { seatId, parts, reason, decision } = written
          const { thesisId } = found(await findExamination(tx, examinationId))
          const thesis = found(await lockThesis(tx, thesisId))
          const at = clock.now()
          const asked = { thesisId, examinationId, now: at }
          const { marking, isNewest } = found(await findMarking(tx, asked))
          const { facts, seats, marks } = marking
          enforce(canMark.correct(actor, thesis, facts, { isNewest }))
          const seat = markersOf(facts).find(({ id }) => id === seatId)
          if (seat === undefined) throw invalidFields({ seatID: 'invalid' })
          const own = markingSeat(seat)
          refuseFaults(sheetFaults(parts, own, facts.rules, { isSealed: true }), facts.rules.memberStep)
          const before = found(marks.find((mark) => mark.seatId === seatId)).parts
          const after = marksOfSheet(parts)
          if (areSameMarks(before, after)) throw new Refusal('mark_unchanged')

          const { accountId: actorId } = actor
          const by = { decisionReference: decision, correctedById: actorId, createdAt: at }
          await insertMarkCorrection(tx, { examinationId, seatId, before, after, reason, ...by })
          const corrected = found(await findMarking(tx, asked)).marking
          const result = resultOf(corrected)
          await updateResult(tx, examinationId, result)
          const details = {
            member: fullName(found(seats.find(({ id }) => id === seatId)).person),
            before: hundredthsText(ownMark({ seat: own, parts: before }, facts.rules)),
            after: hundredthsText(ownMark({ seat: own, parts: after }, facts.rules)),
            final: hundredthsText(result.finalHundredths),
            outcome: result.outcome,
            decision,
            reason,
          }
          await history.record(tx, { thesisId, actorId, what: 'mark_corrected', details, at })
          const mark = thesisMarkOf({
            outcome: result.outcome,
            final: result.finalHundredths,
            areCorrectionsAccepted: (marking.result?.correctionsAcceptedAt ?? null) !== null,
          })
          await thesisMarking.follow(tx, thesis, { mark, actorId }, at)
          const toSupervisor =
            result.outcome === marking.result?.outcome
              ? []
              : await attemptsUsedNotices(tx, thesis, result.outcome)
          await notices.notify(tx, [...toAll(thesis, corrected, 'mark_corrected'), ...toSupervisor], at)
        }),
      ),
  }
}

export type MarkCorrectionService = ReturnType<typeof markCorrectionService>
