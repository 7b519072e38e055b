import type { ExaminationFacts } from '@diatrivi/domain/examination/examination/plan'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { ExaminationResults, Examined } from './examination.model.ts'
import type { ExaminationRow } from './examination.queries.ts'
import { attemptsOf, examinationFacts } from './examination-facts.model.ts'

/** As `examinationFacts`, with what the examinations came to. */
export async function readExaminationFacts(
  db: Reader,
  examined: Pick<Examined, 'rules' | 'seats'>,
  own: readonly ExaminationRow[],
  areAllStepsConfirmed: boolean,
  results: ExaminationResults,
): Promise<ExaminationFacts | null> {
  return examinationFacts(examined, own, areAllStepsConfirmed, await outcomesOf(db, own, results))
}

export async function readAttempts(db: Reader, own: readonly ExaminationRow[], results: ExaminationResults) {
  return attemptsOf(own, await outcomesOf(db, own, results))
}

function outcomesOf(db: Reader, own: readonly ExaminationRow[], results: ExaminationResults) {
  const held = own.filter(({ state }) => state === 'held')
  return results.listOutcomes(
    db,
    held.map(({ id }) => id),
  )
}
