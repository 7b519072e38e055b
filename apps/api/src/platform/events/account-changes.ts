import type { SQLWrapper } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { publish } from './publish.ts'

/** The channel on which processes of the API publish the accounts with changes. */
export const PEOPLE_CHANNEL = 'diatrivi_people'
/** The channel on which they publish whose sessions have ended or mean something else; much rarer. */
export const SESSIONS_CHANNEL = 'diatrivi_sessions'

/** The accounts that an action concerns. */
export type Whose = readonly number[] | 'everyone'

/** A message holds at most 8000 bytes, and a number of an account ten of them and a comma. */
const NAMED_AT_ONCE = 500

/**
 * Publishes to every process of the API, when the transaction is committed, that these accounts have changes.
 *
 * @param beside see `publish`
 */
export function publishAccountChanges(
  tx: Tx,
  accountIds: readonly number[],
  beside: readonly SQLWrapper[] = [],
): Promise<void> {
  return publish(tx, PEOPLE_CHANNEL, messagesOf(accountIds), beside)
}

/** The same of their sessions. Acts call `sessions.changed` instead, which is heard by this process too. */
export function publishSessionChanges(tx: Tx, whose: Whose): Promise<void> {
  return publish(tx, SESSIONS_CHANNEL, whose === 'everyone' ? [whose] : messagesOf(whose))
}

/** The accounts that a message names. */
export function whoseOf(message: string): Whose {
  return message === 'everyone' ? message : message.split(',').map(Number)
}

function messagesOf(accountIds: readonly number[]): string[] {
  const people = [...new Set(accountIds)].toSorted((a, b) => a - b)
  const messages: string[] = []
  for (let from = 0; from < people.length; from += NAMED_AT_ONCE) {
    messages.push(people.slice(from, from + NAMED_AT_ONCE).join(','))
  }
  return messages
}
