import type { Wire } from '@diatrivi/contract/endpoints'
import type {
  AccountAccessView,
  SecurityEventView,
} from '@diatrivi/contract/work/administration/security.schemas'
import type { Role } from '@diatrivi/domain/people/account/role'
import type { SecurityEventKind } from '@diatrivi/domain/people/account/security-event'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { toPerson } from '../../../../entities/person/person.mapper.ts'
import type { Person } from '../../../../entities/person/person.ts'
import { ROLE_OF_USER_TYPE } from '../../../../shared/api/resolve-session.ts'
import { toClockText } from '../../../../shared/format/wire-day.ts'

/** An entry of the security log. The moment is in the time of Athens: `2026-03-07 14:30`. */
export interface SecurityEntry {
  id: number
  kind: SecurityEventKind
  at: string
  times: number
  accountId: number | null
  person: Person | null
  subjectId: number | null
  subject: Person | null
  address: string | null
  call: string | null
  detail: string | null
}

export interface SecurityFilter {
  kind: SecurityEventKind | ''
  username: string
  from: IsoDate | null
  until: IsoDate | null
}

export const NO_FILTER: SecurityFilter = { kind: '', username: '', from: null, until: null }

/** Whether an account of any role is let in. */
export interface AccountAccess extends Person {
  role: Role
  isActive: boolean
  disabledSince: string | null
  sessions: number
  hasSecondFactor: boolean
}

export function toSecurityEntry(wire: SecurityEventView): SecurityEntry {
  const { eventID, accountID, subjectID, at, person, subject, ...entry } = wire
  return {
    ...entry,
    id: eventID,
    at: toClockText(at),
    accountId: accountID,
    person: person && toPerson(person),
    subjectId: subjectID,
    subject: subject && toPerson(subject),
  }
}

export function toAccountAccess(wire: AccountAccessView): AccountAccess {
  return {
    ...toPerson(wire),
    role: ROLE_OF_USER_TYPE[wire.user_type],
    isActive: wire.isActive,
    disabledSince: wire.disabledSince && toClockText(wire.disabledSince),
    sessions: wire.sessions,
    hasSecondFactor: wire.hasSecondFactor,
  }
}

export function toSecurityQuery(filter: SecurityFilter): NonNullable<Wire<'listSecurityEvents'>['query']> {
  return {
    ...(filter.kind !== '' && { kind: filter.kind }),
    ...(filter.username !== '' && { person: filter.username }),
    ...(filter.from && { from: filter.from }),
    ...(filter.until && { until: filter.until }),
  }
}
