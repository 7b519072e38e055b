import type { Tx } from '../database/transaction.ts'
import { publish } from './publish.ts'

/** The channel on which processes of the API publish that kept answers are of before a change. */
export const ANSWERS_CHANNEL = 'diatrivi_answers'

/** Publishes to every process when the transaction is committed. Actions call `keptAnswers.changed`, which is heard by this process too. */
export function publishAnswerChange(tx: Tx, subject: string): Promise<void> {
  return publish(tx, ANSWERS_CHANNEL, [subject])
}
