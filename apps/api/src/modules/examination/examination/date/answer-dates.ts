import type { DateAnswer } from '@diatrivi/domain/examination/examination/examination'
import {
  type AskedAboutDates,
  canExamination,
} from '@diatrivi/domain/examination/examination/examination.policy'
import { examiningSeats } from '@diatrivi/domain/examination/examination/presence'
import { isStudentOf } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { enforce, found } from '../../../../platform/refusal/refusal.ts'
import type { ExaminationDependencies, Examined } from '../examination.model.ts'
import { listOwnExaminations } from '../examination.queries.ts'
import { unknownDate } from '../examination.refusals.ts'
import { readAttempts } from '../examination-facts.queries.ts'
import { listDateOptions } from './date-option.queries.ts'
import { writeDateAnswers } from './date-option.repository.ts'

export type DateAnswers = readonly { optionId: number; answer: DateAnswer }[]

/** Says which dates suit the person, whether the answer came from an account or by a link. The thesis is locked. */
export async function answerDates(
  { clock }: Pick<ExaminationDependencies, 'clock'>,
  tx: Tx,
  examined: Examined,
  actor: AskedAboutDates,
  answers: DateAnswers,
): Promise<void> {
  const { thesis, rules, seats } = examined
  const attempts = await readAttempts(tx, await listOwnExaminations(tx, thesis.id))
  enforce(canExamination.answerDates(actor, thesis, rules, seats, attempts))
  const left = new Set((await listDateOptions(tx, thesis.id)).map(({ id }) => id))
  for (const [index, { optionId }] of answers.entries()) {
    if (!left.delete(optionId)) throw unknownDate(index)
  }
  await writeDateAnswers(tx, answering(actor, examined), answers, clock.now())
}

function answering(
  actor: AskedAboutDates,
  { thesis, seats }: Examined,
): { seatId: number } | { accountId: number } {
  if ('seatId' in actor) return { seatId: actor.seatId }
  if (isStudentOf(actor, thesis)) return { accountId: actor.accountId }
  const seat = examiningSeats(seats).find(({ accountId }) => accountId === actor.accountId)
  return { seatId: found(seat).id }
}
