import type { Handlers } from '../../../../platform/http/handler.ts'
import { pageWindow } from '../../../../platform/paging.ts'
import { administratorFields, instructorFields, secretaryFields } from './staff.input.ts'
import { presentAdministrator, presentInstructor, presentSecretary } from './staff.presenter.ts'
import type { AdministratorInviting, StaffService } from './staff.service.ts'

interface Services {
  instructors: StaffService
  secretaries: StaffService
  administrators: AdministratorInviting
}

export function staffRoutes({ instructors, secretaries, administrators }: Services) {
  return {
    listInstructors: async ({ query }) => {
      const { items, total } = await instructors.list(pageWindow(query))
      return { items: items.map(presentInstructor), total }
    },
    createInstructor: async ({ body }) => ({
      status: 200,
      id: await instructors.create(instructorFields(body)),
    }),
    editInstructor: async ({ params, body, ifMatch }) => {
      await instructors.edit(params.username, instructorFields(body), ifMatch)
    },
    listAdministrators: async ({ query }) => {
      const { items, total } = await administrators.list(pageWindow(query))
      return { items: items.map(presentAdministrator), total }
    },
    createAdministrator: async ({ body }) => ({
      status: 200,
      id: await administrators.create(administratorFields(body)),
    }),
    listSecretaries: async ({ query }) => {
      const { items, total } = await secretaries.list(pageWindow(query))
      return { items: items.map(presentSecretary), total }
    },
    createSecretary: async ({ body }) => ({
      status: 200,
      id: await secretaries.create(secretaryFields(body)),
    }),
    editSecretary: async ({ params, body, ifMatch }) => {
      await secretaries.edit(params.username, secretaryFields(body), ifMatch)
    },
  } satisfies Partial<Handlers>
}
