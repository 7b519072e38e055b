import type { NoticeFacts } from '@diatrivi/domain/thesis/notice/notice'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { ExaminationDependencies, Examined } from './examination.model.ts'
import type { ExaminationRow } from './examination.queries.ts'
import { examinationEvent, factsOf, noticesToAll } from './examination-message.model.ts'
import { makeCalendar } from './make-calendar.ts'
import { notifyOutside } from './outside/notify-outside.ts'

interface Happened {
  actor: MemberActor
  what: 'exam_planned' | 'exam_moved' | 'exam_announced' | 'exam_cancelled'
  details?: Record<string, string | number | null>
  facts?: Pick<NoticeFacts, 'formerDay' | 'formerTime' | 'reason' | 'warnings'>
}

/** Writes down what happened to an examination, and notifies all whom it concerns. */
export async function notifyExamination(
  deps: Pick<ExaminationDependencies, 'clock' | 'links' | 'signedLinks' | 'history' | 'notices'>,
  tx: Tx,
  examined: Examined,
  row: ExaminationRow,
  { actor: { accountId: actorId }, what, details = {}, facts = {} }: Happened,
): Promise<void> {
  const { clock, history, notices } = deps
  const { thesis } = examined
  const at = clock.now()
  await history.record(tx, examinationEvent(thesis, row, { what, actorId, at, details }))
  const calendar = await makeCalendar(deps, tx, thesis, row)
  const notice = { kind: what, facts: { ...factsOf(row), ...facts }, calendar, actorId }
  await notices.notify(tx, noticesToAll(examined, notice), at)
  await notices.notifyOffice(tx, { ...notice, thesis }, at)
  const { formerDay: day, formerTime: time, reason, warnings } = facts
  const former = day === undefined || time === undefined ? undefined : { day, time }
  await notifyOutside(deps, tx, examined, row, { change: what, former, reason, warnings, calendar })
}
