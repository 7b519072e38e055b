import type { Handlers } from '../../platform/http/handler.ts'
import { cutPage, pageWindow } from '../../platform/paging.ts'
import { instructorFields, presentInstructor } from '../account/instructor.presenter.ts'
import {
  departmentFields,
  presentDepartment,
  presentInstitution,
} from '../institution/department.presenter.ts'
import type { DepartmentService } from '../institution/department.service.ts'
import { institutionFields } from '../institution/institution.presenter.ts'
import type { InstitutionService } from '../institution/institution.service.ts'
import type { UserService } from './user-deletion.service.ts'

interface Services {
  institutions: InstitutionService
  departments: DepartmentService
  users: UserService
}

type AdministrationRoutes = Handlers<
  | 'listDepartments'
  | 'createDepartment'
  | 'editDepartment'
  | 'deleteDepartment'
  | 'listInstitutions'
  | 'createInstitution'
  | 'editInstitution'
  | 'deleteInstitution'
  | 'listInstructors'
  | 'createInstructor'
  | 'editInstructor'
  | 'deleteUser'
>

export function administrationRoutes({ institutions, departments, users }: Services): AdministrationRoutes {
  return {
    listDepartments: async ({ query }) => {
      const { items, total } = cutPage(await departments.list(), query)
      return { items: items.map(presentDepartment), total }
    },
    createDepartment: async ({ body }) => ({
      status: 200,
      id: await departments.create(departmentFields(body)),
    }),
    editDepartment: async ({ params, body, ifMatch }) => {
      await departments.edit(params.depID, departmentFields(body), ifMatch)
      return { status: 200 }
    },
    deleteDepartment: async ({ params }) => {
      await departments.delete(params.depID)
      return { status: 200 }
    },

    listInstitutions: async ({ query }) => {
      const { items, total } = cutPage(await institutions.list(), query)
      const departmentsById = await institutions.departmentsOf(items.map(({ id }) => id))
      return {
        items: items.map((institution) =>
          presentInstitution(institution, departmentsById.get(institution.id) ?? []),
        ),
        total,
      }
    },
    createInstitution: async ({ body }) => ({
      status: 200,
      id: await institutions.create(institutionFields(body)),
    }),
    editInstitution: async ({ params, body, ifMatch }) => {
      await institutions.edit(params.instID, institutionFields(body), ifMatch)
      return { status: 200 }
    },
    deleteInstitution: async ({ params }) => {
      await institutions.delete(params.instID)
      return { status: 200 }
    },

    listInstructors: async ({ query }) => {
      const { items, total } = await users.listInstructors(pageWindow(query))
      return { items: items.map(presentInstructor), total }
    },
    createInstructor: async ({ body }) => ({
      status: 200,
      id: await users.createInstructor(instructorFields(body)),
    }),
    editInstructor: async ({ params, body, ifMatch }) => {
      await users.editInstructor(params.username, instructorFields(body), ifMatch)
      return { status: 200 }
    },
    deleteUser: async ({ actor, params }) => {
      await users.delete(actor, params.username)
      return { status: 200 }
    },
  }
}
