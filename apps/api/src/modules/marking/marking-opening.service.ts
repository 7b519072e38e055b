import { areAllConfirmed, markersOf, markingSeat, stillToSeal } from '@diatrivi/domain/marking/mark.policy'
import {
  isSpreadTooWide,
  type MemberMark,
  openMarks,
  outcomeOf,
  wholeMark,
} from '@diatrivi/domain/marking/marking'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import type { Tx } from '../../platform/database/transaction.ts'
import type { HistoryService } from '../history/history.service.ts'
import type { NewNotice, NoticeService } from '../notice/notice.service.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'
import type { Marking } from './marking.model.ts'
import { insertResult } from './marking.repository.ts'
import type { ThesisMarking } from './thesis-marking.service.ts'

interface Dependencies {
  history: HistoryService
  notices: NoticeService
  thesisMarking: ThesisMarking
}

/** Opens the marks of an examination, in the transaction of the last seal. The thesis is locked. */
export function markingOpening({ history, notices, thesisMarking }: Dependencies) {
  return {
    /** @param wasReconsidered whether the members had been asked once more before this act */
    async openIfComplete(
      tx: Tx,
      thesis: ThesisInQuestion,
      marking: Marking,
      { wasReconsidered, at }: { wasReconsidered: boolean; at: Date },
    ): Promise<void> {
      const { facts } = marking
      if (stillToSeal(facts).length > 0) return
      if (wasReconsidered) {
        if (areAllConfirmed(facts)) await open(tx, thesis, marking, at)
      } else if (isSpreadTooWide(sealedMarks(marking), facts.rules)) {
        await notices.notify(tx, toMembers(thesis, marking, 'mark_reconsider'), at)
      } else {
        await open(tx, thesis, marking, at)
      }
    },
  }

  async function open(tx: Tx, thesis: ThesisInQuestion, marking: Marking, at: Date): Promise<void> {
    const { examination, facts } = marking
    const opened = openMarks(sealedMarks(marking), facts.rules)
    const outcome = outcomeOf(opened, examination.corrections !== null)
    await insertResult(tx, {
      examinationId: examination.id,
      exactNumerator: Number(opened.exact.numerator),
      exactDenominator: Number(opened.exact.denominator),
      finalHundredths: opened.final,
      outcome,
      openedAt: at,
      correctionsDue: outcome === 'corrections' ? examination.correctionsDue : null,
    })
    const details = { outcome, final: hundredthsText(opened.final) }
    await history.record(tx, { thesisId: thesis.id, actorId: null, what: 'marks_opened', details, at })
    if (outcome === 'passed') {
      await thesisMarking.enter(tx, thesis, { mark: wholeMark(opened.final), actorId: null }, at)
    }
    const toStudent: NewNotice[] =
      thesis.studentId === null ? [] : [{ recipientId: thesis.studentId, kind: 'result_opened', thesis }]
    await notices.notify(tx, [...toStudent, ...toMembers(thesis, marking, 'result_opened')], at)
    await notices.notifyOffice(tx, { kind: 'result_opened', thesis, actorId: null }, at)
  }
}

export type MarkingOpening = ReturnType<typeof markingOpening>

/** The marks of all who have to give one, which they have. */
export function sealedMarks({ facts, marks }: Pick<Marking, 'facts' | 'marks'>): MemberMark[] {
  return markersOf(facts).map((seat) => {
    const mark = marks.find(({ seatId }) => seatId === seat.id)
    if (mark === undefined) throw new Error('A seat that has sealed has no mark.')
    return { seat: markingSeat(seat), parts: mark.parts }
  })
}

/** Members without an account are told by mail, elsewhere. */
function toMembers(
  thesis: ThesisInQuestion,
  { facts }: Marking,
  kind: 'mark_reconsider' | 'result_opened',
): NewNotice[] {
  return markersOf(facts).flatMap(({ accountId }) =>
    accountId === null ? [] : [{ recipientId: accountId, kind, thesis }],
  )
}
