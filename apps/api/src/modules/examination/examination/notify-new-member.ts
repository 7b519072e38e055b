import type { Tx } from '../../../platform/database/transaction.ts'
import type { NewNotice } from '../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { NewMember } from '../committee/examination-ahead.model.ts'
import { listDateOptions } from './date/date-option.queries.ts'
import type { ExaminationDependencies } from './examination.model.ts'
import { findExaminationAhead } from './examination.queries.ts'
import { factsOf } from './examination-message.model.ts'
import { makeCalendar } from './make-calendar.ts'
import { askOutsideDates } from './outside/ask-outside-dates.ts'
import { notifyOutsideSeats } from './outside/notify-outside.ts'

/** A person who becomes a member after the plan is notified of what the others were before: docs/regulation.md#join-late. */
export async function notifyNewMember(
  deps: Pick<ExaminationDependencies, 'clock' | 'links' | 'signedLinks'>,
  tx: Tx,
  thesis: ThesisInQuestion,
  { accountId, ...seat }: NewMember,
): Promise<NewNotice[]> {
  const ahead = await findExaminationAhead(tx, thesis.id)
  if (ahead === null) {
    const offered = (await listDateOptions(tx, thesis.id)).map(({ startsAt }) => startsAt)
    if (offered.length === 0) return []
    if (accountId !== null) return [{ recipientId: accountId, kind: 'dates_asked', thesis }]
    await askOutsideDates(deps, tx, thesis, [seat], offered)
    return []
  }
  const kind = ahead.state === 'announced' ? 'exam_announced' : 'exam_planned'
  if (accountId === null) {
    await notifyOutsideSeats(deps, tx, thesis, [seat], ahead, { change: kind })
    return []
  }
  const calendar = await makeCalendar(deps, tx, thesis, ahead)
  return [{ recipientId: accountId, kind, thesis, facts: factsOf(ahead), calendar }]
}
