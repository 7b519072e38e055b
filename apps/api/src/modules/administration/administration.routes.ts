import type { Handlers } from '../../platform/http/handler.ts'
import type { DepartmentDeletion } from './department-deletion.service.ts'
import type { UserDeletion } from './user-deletion.service.ts'

interface Services {
  departments: DepartmentDeletion
  users: UserDeletion
}

export function administrationRoutes({ departments, users }: Services) {
  return {
    deleteDepartment: async ({ params }) => {
      await departments.delete(params.depID)
      return { status: 200 }
    },
    deleteUser: async ({ actor, params }) => {
      await users.delete(actor, params.username)
      return { status: 200 }
    },
  } satisfies Partial<Handlers>
}
