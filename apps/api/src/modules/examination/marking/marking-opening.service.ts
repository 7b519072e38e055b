import { areAllConfirmed, markersOf, stillToSeal } from '@diatrivi/domain/examination/marking/mark.policy'
import { isSpreadTooWide, wholeMark } from '@diatrivi/domain/examination/marking/marking'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NewNotice, NoticeService } from '../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { attemptsUsedNotices } from './attempts-used.ts'
import { resultOf, sealedMarks } from './counted-marks.model.ts'
import type { MarkAsking } from './mark-asking.service.ts'
import type { Marking } from './marking.model.ts'
import { insertResult } from './marking.repository.ts'
import type { ThesisMarking } from './thesis-marking.service.ts'

interface Dependencies {
  history: HistoryService
  notices: NoticeService
  asking: MarkAsking
  thesisMarking: ThesisMarking
}

/** Opens the marks of an examination, in the transaction of the last seal. The thesis is locked. */
export function markingOpening({ history, notices, asking, thesisMarking }: Dependencies) {
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
        await asking.askAwaited(tx, thesis, facts)
      } else {
        await open(tx, thesis, marking, at)
      }
    },
  }

  async function open(tx: Tx, thesis: ThesisInQuestion, marking: Marking, at: Date): Promise<void> {
    const result = resultOf(marking)
    const { finalHundredths, outcome } = result
    await insertResult(tx, { examinationId: marking.examination.id, openedAt: at, ...result })
    const details = { outcome, final: hundredthsText(finalHundredths) }
    await history.record(tx, { thesisId: thesis.id, actorId: null, what: 'marks_opened', details, at })
    if (outcome === 'passed') {
      await thesisMarking.enter(tx, thesis, { mark: wholeMark(finalHundredths), actorId: null }, at)
    }
    const toSupervisor = await attemptsUsedNotices(tx, thesis, outcome)
    await notices.notify(tx, [...toAll(thesis, marking, 'result_opened'), ...toSupervisor], at)
    await notices.notifyOffice(tx, { kind: 'result_opened', thesis, actorId: null }, at)
    await asking.tellOpened(tx, thesis, marking.facts)
  }
}

export type MarkingOpening = ReturnType<typeof markingOpening>

type MarkNotice = 'mark_reconsider' | 'result_opened' | 'mark_corrected'

/** The student and those who marked. */
export function toAll(thesis: ThesisInQuestion, marking: Marking, kind: MarkNotice): NewNotice[] {
  const toStudent = thesis.studentId === null ? [] : [{ recipientId: thesis.studentId, kind, thesis }]
  return [...toStudent, ...toMembers(thesis, marking, kind)]
}

/** Members without an account get letters instead. */
function toMembers(thesis: ThesisInQuestion, { facts }: Marking, kind: MarkNotice): NewNotice[] {
  return markersOf(facts).flatMap(({ accountId }) =>
    accountId === null ? [] : [{ recipientId: accountId, kind, thesis }],
  )
}
