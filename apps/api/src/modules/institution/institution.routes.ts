import type { Handlers } from '../../platform/http/handler.ts'
import { cutPage } from '../../platform/paging.ts'
import { presentDepartment, presentInstitution } from './department.presenter.ts'
import type { DepartmentService } from './department.service.ts'
import { departmentFields, institutionFields } from './institution.input.ts'
import type { InstitutionService } from './institution.service.ts'

interface Services {
  institutions: InstitutionService
  departments: DepartmentService
}

export function institutionRoutes({ institutions, departments }: Services) {
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
  } satisfies Partial<Handlers>
}
