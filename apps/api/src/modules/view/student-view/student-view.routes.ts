import type { Handlers } from '../../../platform/http/handler.ts'
import { pageWindow } from '../../../platform/paging.ts'
import { presentStudent } from './student-view.presenter.ts'
import type { StudentView } from './student-view.service.ts'

export function studentViewRoutes(students: StudentView) {
  return {
    listStudents: async ({ actor, query }) => {
      const { items, total } = await students.list(actor, query, pageWindow(query))
      return { items: items.map(presentStudent), total }
    },
  } satisfies Partial<Handlers>
}
