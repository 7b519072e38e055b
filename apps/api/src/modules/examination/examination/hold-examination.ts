import { endError, type Presence } from '@diatrivi/domain/examination/examination/examination'
import { canExamination } from '@diatrivi/domain/examination/examination/examination.policy'
import { examiningSeats, missingForQuorum, quorumOf } from '@diatrivi/domain/examination/examination/presence'
import { athensDate, athensMinute } from '@diatrivi/domain/shared/dates'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforceVersion, enforceWith, found, invalidFields } from '../../../platform/refusal/refusal.ts'
import type { AskedCorrections, ExaminationDependencies } from './examination.model.ts'
import { findTextDay } from './examination.queries.ts'
import { refusePastCorrections, shownMoment, unknownExaminer } from './examination.refusals.ts'
import { insertPresence, updateExamination } from './examination.repository.ts'
import { examinationEvent } from './examination-message.model.ts'
import { lockExamination } from './lock-examined.ts'
import { factsWhenHeld } from './mark-request/mark-due.model.ts'
import { requestMarks } from './mark-request/request-marks.ts'

export interface Held {
  presences: readonly { seatId: number; presence: Presence }[]
  /** The hour at which it ended, as the clocks of Athens show it. */
  endsAt: string | null
  corrections: AskedCorrections | null
}

/** Says who was there, and what is to be corrected: docs/regulation.md#hold-examination. */
export async function holdExamination(
  deps: Pick<ExaminationDependencies, 'clock' | 'links' | 'signedLinks' | 'history' | 'notices'>,
  tx: Tx,
  actor: MemberActor,
  id: number,
  said: Held,
  ifMatch: number | null,
): Promise<void> {
  const { clock, history } = deps
  const { examined, before } = await lockExamination(tx, id)
  const { thesis, rules, seats } = examined
  const textOn = await findTextDay(tx, thesis.id)
  const now = clock.now()
  const presences = said.presences.map(({ presence }) => presence)
  const missing = rules === null ? 0 : missingForQuorum(presences, quorumOf(rules))
  // A caller who may not, or not yet, is refused before the seats are looked at.
  for (const given of [null, presences]) {
    enforceWith(canExamination.hold(actor, thesis, rules, before, { now, textOn, presences: given }), {
      too_early: { date: shownMoment(before.startsAt) },
      committee_incomplete: { n: missing },
    })
    if (given === null) enforceAllNamed(said.presences, examiningSeats(seats))
  }
  const { corrections } = said
  refusePastCorrections(corrections, clock.today())
  enforceVersion(ifMatch, before)
  await updateExamination(
    tx,
    id,
    {
      state: 'held',
      heldAt: now,
      endedAt: endedAt(before, said.endsAt, now),
      // One that was planned before the rules asked for no day is held when it is, in no place.
      ...(before.startsAt > now && { startsAt: now, place: null, link: null, isPublic: false }),
      corrections: corrections?.text ?? null,
      correctionsDue: corrections?.dueOn ?? null,
    },
    now,
  )
  await insertPresence(tx, id, said.presences)
  const { accountId: actorId } = actor
  const event = { what: 'exam_held', actorId, at: now, details: { attempt: before.attempt } } as const
  await history.record(tx, examinationEvent(thesis, before, event))
  await requestMarks(deps, tx, thesis, id, factsWhenHeld(seats, said.presences, found(rules).marking))
}

/** Each examiner is named once, and no other person. */
function enforceAllNamed(presences: readonly { seatId: number }[], seats: readonly { id: number }[]): void {
  const left = new Set(seats.map(({ id }) => id))
  for (const [index, { seatId }] of presences.entries()) {
    if (!left.delete(seatId)) throw unknownExaminer(index)
  }
  if (left.size > 0) throw invalidFields({ presence: 'required' })
}

/** The moment of the hour that was said, on the day on which the examination began; null where none was. */
function endedAt({ startsAt }: { startsAt: Date }, time: string | null, now: Date): Date | null {
  if (time === null) return null
  const moment = athensMinute(athensDate(startsAt), time)
  if (moment === null) throw invalidFields({ endsAt: 'invalid_time' })
  const error = endError({ startsAt, endedAt: moment }, now)
  if (error !== null) throw invalidFields({ endsAt: error })
  return moment
}
