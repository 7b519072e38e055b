import { areAllConfirmed, markersOf, stillToSeal } from '@diatrivi/domain/examination/marking/mark.policy'
import { isSpreadTooWide, wholeMark } from '@diatrivi/domain/examination/marking/marking'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import type { Failure } from '@diatrivi/domain/thesis/thesis/failure'
import type { Tx } from '../../../platform/database/transaction.ts'
import { mailOutside } from '../../../platform/mail/paced-mail.repository.ts'
import { marksOpenedMail } from '../../thesis/notice/mails/outside-mark.mail.ts'
import { outsideAddressee, outsideFacts } from '../committee/outside/outside-mail.queries.ts'
import { isFromOutside, mailKeys } from '../examination/mark-request/mark-due.model.ts'
import { failureOf, resultOf, sealedMarks } from './counted-marks.model.ts'
import { enterMark } from './enter-mark.ts'
import { attemptsUsedNotices, noticesOfMarks, noticesToMembers } from './mark-notices.model.ts'
import type { LockedMarking, MarkDependencies } from './marking.model.ts'

export type OpeningDependencies = Pick<
  MarkDependencies,
  'clock' | 'theses' | 'history' | 'notices' | 'examinations'
>

/**
 * Opens the marks of an examination, in the transaction of the last seal, or asks the members once more where they differ
 * too much.
 *
 * @param wasReconsidered whether the members had been asked once more before this action
 */
export async function openMarks(
  deps: OpeningDependencies,
  tx: Tx,
  locked: LockedMarking,
  { wasReconsidered, at }: { wasReconsidered: boolean; at: Date },
): Promise<void> {
  const { thesis, marking } = locked
  const { facts } = marking
  if (stillToSeal(facts).length > 0) return
  if (wasReconsidered) {
    if (areAllConfirmed(facts)) await open(deps, tx, locked, at)
  } else if (isSpreadTooWide(sealedMarks(marking), facts.rules)) {
    await deps.notices.notify(tx, noticesToMembers(thesis, marking, 'mark_reconsider'), at)
    await deps.examinations.askMarkers(tx, thesis, facts)
  } else {
    await open(deps, tx, locked, at)
  }
}

async function open(deps: OpeningDependencies, tx: Tx, locked: LockedMarking, at: Date): Promise<void> {
  const { history, notices, examinations } = deps
  const { thesis, marking } = locked
  const result = resultOf(marking)
  const { finalHundredths, outcome } = result
  await examinations.keepResult(tx, { examinationId: marking.examination.id, openedAt: at, ...result })
  const details = { outcome, final: hundredthsText(finalHundredths) }
  await history.record(tx, { thesisId: thesis.id, actorId: null, what: 'marks_opened', details, at })
  if (outcome === 'passed') {
    await enterMark(deps, tx, thesis, { mark: wholeMark(finalHundredths), actorId: null }, at)
  }
  const failure = failureOf(marking)
  const facts = failure === null ? {} : { failure }
  const opened = [
    ...noticesOfMarks(thesis, marking, 'result_opened').map((notice) => ({ ...notice, facts })),
    ...attemptsUsedNotices(locked, outcome),
  ]
  await notices.notify(tx, opened, at)
  await notices.notifyOffice(tx, { kind: 'result_opened', thesis, facts, actorId: null }, at)
  await mailOpened(tx, locked, failure, at)
}

/** Members without an account get mails instead of notices. */
async function mailOpened(
  tx: Tx,
  { thesis, marking }: LockedMarking,
  failure: Failure | null,
  at: Date,
): Promise<void> {
  const outside = markersOf(marking.facts).filter(isFromOutside)
  if (outside.length === 0) return
  const said = await outsideFacts(tx, thesis)
  for (const seat of outside) {
    const to = await outsideAddressee(tx, seat)
    const write = async () => marksOpenedMail(to, { ...said, failure })
    await mailOutside(tx, { to, ...mailKeys(thesis, seat) }, write, at)
  }
}
