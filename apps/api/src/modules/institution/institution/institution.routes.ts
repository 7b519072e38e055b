import type { Handlers } from '../../../platform/http/handler.ts'
import { kept } from '../../../platform/kept-answers/kept.ts'
import { cutPage } from '../../../platform/paging.ts'
import { presentDepartment, presentInstitution } from './department.presenter.ts'
import type { DepartmentService } from './department.service.ts'
import type { EmblemService } from './emblem.service.ts'
import { departmentFields, institutionFields } from './institution.input.ts'
import { PLACES } from './institution.model.ts'
import type { InstitutionService } from './institution.service.ts'
import { presentKnownPlaces } from './known-place.presenter.ts'
import type { KnownPlaces } from './known-place.service.ts'

interface Services {
  institutions: InstitutionService
  departments: DepartmentService
  emblems: EmblemService
  places: KnownPlaces
}

export function institutionRoutes({ institutions, departments, emblems, places }: Services) {
  return {
    listDepartments: ({ query, token }) => {
      const page = async () => {
        const { items, total } = cutPage(await departments.list(), query)
        return { items: items.map(presentDepartment), total }
      }
      // A visitor cannot have changed any; one who has may reach another process before its message does.
      return token === null ? kept(PLACES, page) : page()
    },
    createDepartment: async ({ body }) => ({
      status: 200,
      id: await departments.create(departmentFields(body)),
    }),
    editDepartment: async ({ params, body, ifMatch }) => {
      await departments.edit(params.depID, departmentFields(body), ifMatch)
    },
    listInstitutions: ({ actor, query }) => {
      const page = async () => {
        const { items, total } = cutPage(await institutions.list(), query)
        const departmentsById = await institutions.departmentsOf(items.map(({ id }) => id))
        return {
          items: items.map((institution) =>
            presentInstitution(institution, departmentsById.get(institution.id) ?? []),
          ),
          total,
        }
      }
      // Only an administrator changes them, and reads the change at once.
      return actor.role === 'administrator' ? page() : kept(PLACES, page)
    },
    createInstitution: async ({ body }) => ({
      status: 200,
      id: await institutions.create(institutionFields(body)),
    }),
    editInstitution: async ({ params, body, ifMatch }) => {
      await institutions.edit(params.instID, institutionFields(body), ifMatch)
    },
    deleteInstitution: async ({ params }) => {
      await institutions.delete(params.instID)
    },
    getEmblem: ({ params }) => emblems.open(params.emblemId),
    getInstallationEmblem: async () => ({ emblem: await emblems.ofInstallation() }),
    uploadEmblem: async ({ params, file }) => ({
      status: 200,
      id: await emblems.upload(params.instID, file),
    }),
    deleteEmblem: async ({ params }) => {
      await emblems.delete(params.instID)
    },
    listKnownPlaces: async () => presentKnownPlaces(await places.list()),
    addKnownPlaces: async ({ body }) => ({
      status: 200,
      made: await places.add(body.instName, body.departments),
    }),
  } satisfies Partial<Handlers>
}
