import type { ExaminationFacts } from '@diatrivi/domain/examination/examination/plan'
import { allConfirmed } from '@diatrivi/domain/shared/confirmations'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { listConfirmations } from '../../thesis/todo-list/todo-list.queries.ts'
import type { Examined } from './examination.model.ts'
import { type ExaminationRow, listOwnExaminations } from './examination.queries.ts'
import { attemptsOf, examinationFacts } from './examination-facts.model.ts'
import { listOutcomes } from './result/outcome.queries.ts'

/** As `examinationFacts`, with what the examinations came to. */
export async function readExaminationFacts(db: Reader, examined: Examined): Promise<ExaminationFacts | null> {
  const { id } = examined.thesis
  const own = await listOwnExaminations(db, id)
  const areAllStepsConfirmed = allConfirmed(await listConfirmations(db, id))
  return examinationFacts(examined, own, areAllStepsConfirmed, await outcomesOf(db, own))
}

/** The same for a plan: rules that ask for no committee have no facts, and were refused before. */
export async function readFactsOfPlan(tx: Tx, examined: Examined): Promise<ExaminationFacts> {
  const facts = await readExaminationFacts(tx, examined)
  if (facts === null) throw new Error('A thesis in progress with a committee has no supervisor in it.')
  return facts
}

export async function readAttempts(db: Reader, own: readonly ExaminationRow[]) {
  return attemptsOf(own, await outcomesOf(db, own))
}

function outcomesOf(db: Reader, own: readonly ExaminationRow[]) {
  const held = own.filter(({ state }) => state === 'held')
  return listOutcomes(
    db,
    held.map(({ id }) => id),
  )
}
