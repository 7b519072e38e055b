import { USER_TYPES } from '@diatrivi/contract/people/account/account.names'
import { toWireMoment } from '@diatrivi/contract/wire-dates'
import type {
  AccountAccessView,
  SecurityEventView,
} from '@diatrivi/contract/work/administration/security.schemas'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { AccessRow } from './account-access.queries.ts'
import type { SecurityRow } from './security-log.queries.ts'

export function presentSecurityEvent({ event, person, subject }: SecurityRow): SecurityEventView {
  return {
    eventID: event.id,
    kind: event.kind,
    at: toWireMoment(event.at),
    times: event.times,
    accountID: event.accountId,
    person: presentName(person),
    subjectID: event.subjectId,
    subject: presentName(subject),
    address: event.address,
    call: event.call,
    detail: event.detail,
  }
}

function presentName(names: SecurityRow['person']): SecurityEventView['person'] {
  return names && presentPerson(names)
}

export function presentAccountAccess({
  account,
  sessions,
}: {
  account: AccessRow
  sessions: number
}): AccountAccessView {
  return {
    username: account.username,
    uName: account.firstName,
    uSurname: account.surname,
    user_type: USER_TYPES[account.role],
    isActive: account.isActive,
    disabledSince: toWireMoment(account.disabledAt),
    sessions,
    hasSecondFactor: account.hasSecondFactor,
  }
}
