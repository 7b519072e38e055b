import type { Handlers } from '../../platform/http/handler.ts'
import { pageWindow } from '../../platform/paging.ts'
import { instructorFields } from './instructor.input.ts'
import { presentInstructor } from './instructor.presenter.ts'
import type { InstructorService } from './instructor.service.ts'

export function instructorRoutes(instructors: InstructorService) {
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
      return { status: 200 }
    },
  } satisfies Partial<Handlers>
}
