import type { Handlers } from '../../../platform/http/handler.ts'
import { pageWindow } from '../../../platform/paging.ts'
import type { AccountAccess } from './account-access.service.ts'
import type { DepartmentDeletion } from './department-deletion.service.ts'
import { presentInspection } from './inspection.presenter.ts'
import type { InspectionReading } from './inspection-reading.service.ts'
import { presentAccountAccess, presentSecurityEvent } from './security-log.presenter.ts'
import type { SecurityLogReading } from './security-log-reading.service.ts'
import { presentStudentAccount } from './student-account.presenter.ts'
import type { StudentAccountReading } from './student-account-reading.service.ts'
import type { UserDeletion } from './user-deletion.service.ts'

interface Services {
  departments: DepartmentDeletion
  users: UserDeletion
  access: AccountAccess
  securityLog: SecurityLogReading
  inspections: InspectionReading
  students: StudentAccountReading
}

export function administrationRoutes({
  departments,
  users,
  access,
  securityLog,
  inspections,
  students,
}: Services) {
  return {
    deleteDepartment: async ({ params }) => {
      await departments.delete(params.depID)
    },
    deleteUser: async ({ actor, params, caller }) => {
      await users.delete(actor, params.username, caller)
    },
    getAccountAccess: async ({ actor, params }) =>
      presentAccountAccess(await access.read(actor, params.username)),
    setAccountDisabled: async ({ actor, params, caller }) => {
      await access.setDisabled(actor, params.username, params.flag, caller)
    },
    endSessionsOf: async ({ actor, params, caller }) => {
      await access.endSessions(actor, params.username, caller)
    },
    takeSecondFactorOff: async ({ actor, params, caller }) => {
      await access.takeSecondFactorOff(actor, params.username, caller)
    },
    listSecurityEvents: async ({ actor, query }) => {
      const { page, pageSize, person, ...filter } = query
      const asked = { ...filter, ...(person === undefined ? {} : { username: person }) }
      const { items, total } = await securityLog.list(actor, asked, pageWindow({ page, pageSize }))
      return { items: items.map(presentSecurityEvent), total }
    },
    listStudentAccounts: async ({ actor, query }) => {
      const { items, total } = await students.list(actor, query.search ?? '', pageWindow(query))
      return { items: items.map(presentStudentAccount), total }
    },
    listInspections: async ({ query }) => {
      const { page, pageSize, ...asked } = query
      const { items, total } = await inspections.list(asked, pageWindow({ page, pageSize }))
      return { items: items.map(presentInspection), total }
    },
  } satisfies Partial<Handlers>
}
