import { canExamination } from '@diatrivi/domain/examination/examination/examination.policy'
import { planWarnings } from '@diatrivi/domain/examination/examination/plan'
import { examiningSeats } from '@diatrivi/domain/examination/examination/presence'
import type { PlanWarning } from '@diatrivi/domain/thesis/thesis/plan-warning'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { enforceWith, found } from '../../../../platform/refusal/refusal.ts'
import { deleteDateOptions } from '../date/date-option.repository.ts'
import type { AskedCorrections, ExaminationDependencies } from '../examination.model.ts'
import { findTextDay } from '../examination.queries.ts'
import { figuresOfPlan, refusePastCorrections } from '../examination.refusals.ts'
import { insertExamination, insertPresence, updateExamination } from '../examination.repository.ts'
import { readExaminationFacts } from '../examination-facts.queries.ts'
import { examinationEvent } from '../examination-message.model.ts'
import { lockExamined } from '../lock-examined.ts'
import { factsWhenHeld } from './mark-due.model.ts'
import { requestMarks } from './request-marks.ts'

/**
 * The examination of a thesis that is not presented: it is held at this moment by all who examine, at no place and not in
 * public. Returns what the rules only point out: docs/regulation.md#no-presentation
 */
export async function openMarking(
  deps: Pick<ExaminationDependencies, 'clock' | 'links' | 'signedLinks' | 'history' | 'notices'>,
  tx: Tx,
  actor: MemberActor,
  thesisId: number,
  corrections: AskedCorrections | null,
): Promise<PlanWarning[]> {
  const { clock, history } = deps
  const examined = await lockExamined(tx, thesisId)
  const { thesis, rules, seats } = examined
  const facts = found(await readExaminationFacts(tx, examined))
  const textOn = await findTextDay(tx, thesisId)
  const [now, today] = [clock.now(), clock.today()]
  const asked = found(rules)
  enforceWith(
    canExamination.openMarking(actor, thesis, rules, facts, { today, textOn }),
    figuresOfPlan(facts, asked, today),
  )
  refusePastCorrections(corrections, today)
  const attempt = facts.attempts + 1
  const when = { startsAt: now, place: null }
  const { minutes } = asked.examination
  const nowhere = { link: null, isPublic: false, language: 'el' } as const
  const { id } = await insertExamination(
    tx,
    { ...when, ...nowhere, minutes, thesisId, studentId: thesis.studentId, attempt },
    now,
  )
  const asks = { corrections: corrections?.text ?? null, correctionsDue: corrections?.dueOn ?? null }
  await updateExamination(tx, id, { state: 'held', heldAt: now, ...asks }, now)
  await deleteDateOptions(tx, thesisId)
  const present = examiningSeats(seats).map((seat) => ({ seatId: seat.id, presence: 'present' as const }))
  await insertPresence(tx, id, present)
  const event = { what: 'exam_held', actorId: actor.accountId, at: now, details: { attempt } } as const
  await history.record(tx, examinationEvent(thesis, when, event))
  await requestMarks(deps, tx, thesis, id, factsWhenHeld(seats, present, asked.marking))
  // Nothing is announced, so that no days of notice are missing.
  return planWarnings(facts, { ...asked.examination, noticeDays: 0 }, { day: today, today })
}
