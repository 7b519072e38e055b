import type { SecurityEventKind } from '@diatrivi/domain/people/account/security-event'
import type { Tx } from '../database/transaction.ts'
import { DAY } from '../durations.ts'
import type { Retention } from '../upkeep/retention.ts'
import { securityEvent } from './tables.ts'

export interface SecurityEvent {
  kind: SecurityEventKind
  /** The account that acted, or that a stranger tried; null where none is known. */
  accountId: number | null
  /** The person whose account an administrator acted on. */
  subjectId?: number
  address?: string
  /** The call by its name in the contract. */
  call?: string
  detail?: string
}

export interface CountedEvent extends SecurityEvent {
  at: Date
  times: number
}

export async function insertSecurityEvents(tx: Tx, events: readonly CountedEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(securityEvent).values([...events])
}

export const SECURITY_EVENTS_KEPT: Retention = {
  key: securityEvent.id,
  since: securityEvent.at,
  keptFor: ({ securityEventDays }) => securityEventDays * DAY,
}
