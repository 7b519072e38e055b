import { isLiving } from '@diatrivi/domain/examination/committee/seat'
import { seatsOf } from '@diatrivi/domain/examination/examination/examination.policy'
import type { ExaminationFacts } from '@diatrivi/domain/examination/examination/plan'
import type { Outcome } from '@diatrivi/domain/examination/marking/marking'
import { athensDate } from '@diatrivi/domain/shared/dates'
import type { Examined } from './examination.model.ts'
import type { ExaminationRow } from './examination.queries.ts'

/** By the id of the examination; one whose marks are not opened is left out. */
export type Outcomes = ReadonlyMap<number, Outcome>

/**
 * What the rules ask of a thesis before it is examined; null where no rule asks for a committee.
 *
 * @param own the examinations of its student, the newest first
 */
export function examinationFacts(
  { rules, seats }: Pick<Examined, 'rules' | 'seats'>,
  own: readonly ExaminationRow[],
  areAllStepsConfirmed: boolean,
  outcomes: Outcomes,
): ExaminationFacts | null {
  // The supervisor has the seat from the acceptance on.
  const supervisor = seats.find((seat) => seat.role === 'supervisor' && isLiving(seat))
  if (rules === null || supervisor === undefined) return null
  return {
    acceptedOn: athensDate(supervisor.invitedAt),
    areAllStepsConfirmed,
    seats: seatsOf(seats, rules.committee),
    ...attemptsOf(own, outcomes),
  }
}

/** What has become of the examinations of a student. */
export function attemptsOf(
  own: readonly ExaminationRow[],
  outcomes: Outcomes,
): Pick<ExaminationFacts, 'attempts' | 'lastFailedOn' | 'hasLiveExamination'> {
  const held = own.filter(({ state }) => state === 'held')
  const failed = held.find(({ id }) => outcomes.get(id) === 'failed')
  return {
    attempts: held.length,
    lastFailedOn: failed === undefined ? null : athensDate(failed.startsAt),
    // One that was held lives on until it has failed: marks, corrections and the pass come of it.
    hasLiveExamination: own.some(({ id, state }) => state !== 'held' || outcomes.get(id) !== 'failed'),
  }
}
