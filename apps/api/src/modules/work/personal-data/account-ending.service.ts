import { athensDate } from '@diatrivi/domain/shared/dates'
import { type DeletionOutcome, deletionOutcome } from '@diatrivi/domain/work/personal-data/account-deletion'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { StaffService } from '../../department/staff/staff.service.ts'
import type { StudentRecords } from '../../department/student-record/student-record.service.ts'
import { lockAccounts } from '../../people/account/account.queries.ts'
import type { AccountService } from '../../people/account/account.service.ts'
import type { SavedViewService } from '../../people/saved-view/saved-view.service.ts'
import type { Identities } from '../../people/single-sign-on/identities.service.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { CalendarService } from '../../view/calendar/calendar.service.ts'
import { countRecords } from './records.queries.ts'

export interface AccountEndingDependencies {
  clock: Clock
  accounts: AccountService
  history: HistoryService
  notices: NoticeService
  savedViews: SavedViewService
  calendar: CalendarService
  identities: Identities
  studentRecords: StudentRecords
  staff: StaffService
}

/** Ends an account, by the decision of its person or of an administrator: docs/regulation.md#delete-own-account */
export function accountEnding(deps: AccountEndingDependencies) {
  const { clock, accounts, history, notices, savedViews, calendar, identities, studentRecords, staff } = deps

  return {
    /** Deletes it, or closes it where others rely on what it did. The account is locked. */
    async end(tx: Tx, accountId: number): Promise<DeletionOutcome> {
      const counted = await countRecords(tx, accountId)
      const outcome = deletionOutcome(counted)
      if (outcome === 'deleted') {
        // Waits for whatever is written about the account just now.
        await lockAccounts(tx, [accountId])
        await history.forget(tx, accountId)
        await accounts.delete(tx, accountId)
        return outcome
      }
      await notices.forget(tx, accountId)
      await savedViews.forget(tx, accountId)
      await calendar.forget(tx, accountId)
      await identities.forget(tx, accountId)
      await studentRecords.forget(tx, accountId)
      await staff.forget(tx, accountId)
      await accounts.close(tx, accountId, counted.lastEnd ?? athensDate(clock.now()))
      return outcome
    },
  }
}

export type AccountEnding = ReturnType<typeof accountEnding>
