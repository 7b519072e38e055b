import type { Platform } from '../../platform/platform.ts'
import type { AccountService } from '../account/account.service.ts'
import type { OwnDataProof } from '../account/own-data-proof.service.ts'
import type { InterestEnding } from '../interest/interest-ending.service.ts'
import type { NoticeService } from '../notice/notice.service.ts'
import type { Identities } from '../single-sign-on/identities.service.ts'
import type { StaffService } from '../staff/staff.service.ts'
import type { StudentRecords } from '../student-record/student-record.service.ts'
import type { TodoListEnding } from '../todo-list/todo-list-ending.service.ts'
import { ownDeletion } from './own-deletion.service.ts'
import { personalDataRoutes } from './personal-data.routes.ts'
import { personalDataService } from './personal-data.service.ts'

interface Others {
  ownDataProof: OwnDataProof
  accounts: AccountService
  notices: NoticeService
  identities: Identities
  studentRecords: StudentRecords
  staff: StaffService
  interestEnding: InterestEnding
  listEnding: TodoListEnding
}

/** What a person may ask for of all that is kept about him or her, and how he or she goes. */
export function personalDataModule(platform: Platform, others: Others) {
  const deps = { ...platform, ...others }
  return {
    handlers: personalDataRoutes({ personalData: personalDataService(deps), deletion: ownDeletion(deps) }),
  }
}
