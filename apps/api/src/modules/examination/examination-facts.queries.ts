import { isLiving } from '@diatrivi/domain/committee/seat'
import { seatsOf } from '@diatrivi/domain/examination/examination.policy'
import type { ExaminationFacts } from '@diatrivi/domain/examination/plan'
import { athensDate } from '@diatrivi/domain/shared/dates'
import type { Reader } from '../../platform/database/transaction.ts'
import type { ExaminationResults, Examined } from './examination.model.ts'
import { type ExaminationRow, listExaminationsOf } from './examination.queries.ts'

/** The examinations of the student who works on the thesis now, the newest first; cancelled ones too. */
export async function listOwnExaminations(
  db: Reader,
  { id, studentId }: { id: number; studentId: number | null },
): Promise<ExaminationRow[]> {
  const rows = await listExaminationsOf(db, id)
  return rows.filter((row) => row.studentId === null || row.studentId === studentId)
}

/** What the rules ask of a thesis before it is examined; null where no rule asks for a committee. */
export async function readExaminationFacts(
  db: Reader,
  { thesis, rules, seats }: Examined,
  areAllStepsConfirmed: boolean,
  results: ExaminationResults,
): Promise<ExaminationFacts | null> {
  // The supervisor has the seat from the acceptance on.
  const supervisor = seats.find((seat) => seat.role === 'supervisor' && isLiving(seat))
  if (rules === null || supervisor === undefined) return null
  const own = await listOwnExaminations(db, thesis)
  const held = own.filter(({ state }) => state === 'held')
  const outcomes = await results.listOutcomes(
    db,
    held.map(({ id }) => id),
  )
  const failed = held.find(({ id }) => outcomes.get(id) === 'failed')
  return {
    acceptedOn: athensDate(supervisor.invitedAt),
    areAllStepsConfirmed,
    seats: seatsOf(seats, rules.committee),
    attempts: held.length,
    lastFailedOn: failed === undefined ? null : athensDate(failed.startsAt),
    // One that was held lives on until it has failed: marks, corrections and the pass come of it.
    hasLiveExamination: own.some(
      ({ id, state }) =>
        state === 'planned' || state === 'announced' || (state === 'held' && outcomes.get(id) !== 'failed'),
    ),
  }
}
