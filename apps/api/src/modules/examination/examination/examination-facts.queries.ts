import { isLiving } from '@diatrivi/domain/examination/committee/seat'
import { seatsOf } from '@diatrivi/domain/examination/examination/examination.policy'
import type { ExaminationFacts } from '@diatrivi/domain/examination/examination/plan'
import { athensDate } from '@diatrivi/domain/shared/dates'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { ExaminationResults, Examined } from './examination.model.ts'
import type { ExaminationRow } from './examination.queries.ts'

/**
 * What the rules ask of a thesis before it is examined; null where no rule asks for a committee.
 *
 * @param own the examinations of its student
 */
export async function readExaminationFacts(
  db: Reader,
  { rules, seats }: Examined,
  own: readonly ExaminationRow[],
  areAllStepsConfirmed: boolean,
  results: ExaminationResults,
): Promise<ExaminationFacts | null> {
  // The supervisor has the seat from the acceptance on.
  const supervisor = seats.find((seat) => seat.role === 'supervisor' && isLiving(seat))
  if (rules === null || supervisor === undefined) return null
  return {
    acceptedOn: athensDate(supervisor.invitedAt),
    areAllStepsConfirmed,
    seats: seatsOf(seats, rules.committee),
    ...(await readAttempts(db, own, results)),
  }
}

/** What has become of the examinations of a student. */
export async function readAttempts(
  db: Reader,
  own: readonly ExaminationRow[],
  results: ExaminationResults,
): Promise<Pick<ExaminationFacts, 'attempts' | 'lastFailedOn' | 'hasLiveExamination'>> {
  const held = own.filter(({ state }) => state === 'held')
  const outcomes = await results.listOutcomes(
    db,
    held.map(({ id }) => id),
  )
  const failed = held.find(({ id }) => outcomes.get(id) === 'failed')
  return {
    attempts: held.length,
    lastFailedOn: failed === undefined ? null : athensDate(failed.startsAt),
    // One that was held lives on until it has failed: marks, corrections and the pass come of it.
    hasLiveExamination: own.some(({ id, state }) => state !== 'held' || outcomes.get(id) !== 'failed'),
  }
}
