import type { Platform } from '../../../platform/platform.ts'
import type { PaperForms } from '../../examination/paper/form/paper-form.service.ts'
import type { ImageService } from '../../institution/image/image.service.ts'
import type { DepartmentService } from '../../institution/institution/department.service.ts'
import type { AccountService } from '../../people/account/account.service.ts'
import type { SecondFactorRemoval } from '../../people/account/second-factor/second-factor-removal.service.ts'
import type { AccountSessions } from '../../people/account/session/sessions.service.ts'
import type { InterestEnding } from '../../thesis/interest/interest-ending.service.ts'
import type { TodoListEnding } from '../../thesis/todo-list/todo-list-ending.service.ts'
import { accountAccess } from './account-access.service.ts'
import { administrationRoutes } from './administration.routes.ts'
import { departmentDeletion } from './department-deletion.service.ts'
import { inspectionReading } from './inspection-reading.service.ts'
import { securityLogReading } from './security-log-reading.service.ts'
import { studentAccountReading } from './student-account-reading.service.ts'
import { type AccountEnding, userDeletion } from './user-deletion.service.ts'

interface Others {
  accounts: AccountService
  accountEnding: AccountEnding
  secondFactorRemoval: SecondFactorRemoval
  departments: DepartmentService
  paperForms: PaperForms
  images: ImageService
  interestEnding: InterestEnding
  listEnding: TodoListEnding
}

/** What an administrator deletes, with everything in other modules that ends with it; whom he or she lets in; the security log and who looked at what. */
export function administrationModule(platform: Platform & { sessions: AccountSessions }, others: Others) {
  return {
    handlers: administrationRoutes({
      departments: departmentDeletion({ ...platform, ...others }),
      users: userDeletion({ ...platform, ...others }),
      access: accountAccess({ ...platform, ...others }),
      securityLog: securityLogReading(platform),
      inspections: inspectionReading(platform),
      students: studentAccountReading(platform),
    }),
  }
}
