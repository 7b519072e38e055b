import type { SecurityEventKind } from '@diatrivi/domain/people/account/security-event'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { and, desc, eq, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isWithinDays } from '../../../platform/database/athens-days.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { securityEvent } from '../../../platform/security-log/tables.ts'
import { account } from '../../people/account/tables.ts'

export interface SecurityFilter {
  kind?: SecurityEventKind | undefined
  /** Who acted, or on whom an administrator acted. */
  accountId?: number | undefined
  /** Days in Athens, both included. */
  from?: IsoDate | undefined
  until?: IsoDate | undefined
}

const person = alias(account, 'person')
const subject = alias(account, 'subject')

/** The newest first. Only the number is left of an account that was deleted. */
export async function listSecurityEvents(db: Reader, filter: SecurityFilter, { limit, offset }: PageWindow) {
  return db
    .select({
      event: securityEvent,
      person: { username: person.username, firstName: person.firstName, surname: person.surname },
      subject: { username: subject.username, firstName: subject.firstName, surname: subject.surname },
    })
    .from(securityEvent)
    .leftJoin(person, eq(person.id, securityEvent.accountId))
    .leftJoin(subject, eq(subject.id, securityEvent.subjectId))
    .where(matches(filter))
    .orderBy(desc(securityEvent.at), desc(securityEvent.id))
    .limit(limit)
    .offset(offset)
}

export type SecurityRow = Awaited<ReturnType<typeof listSecurityEvents>>[number]

export async function countSecurityEvents(db: Reader, filter: SecurityFilter): Promise<number> {
  return db.$count(securityEvent, matches(filter))
}

function matches({ kind, accountId, ...days }: SecurityFilter): SQL | undefined {
  return and(
    kind && eq(securityEvent.kind, kind),
    accountId === undefined
      ? undefined
      : or(eq(securityEvent.accountId, accountId), eq(securityEvent.subjectId, accountId)),
    isWithinDays(securityEvent.at, days),
  )
}
