import type { departmentListEndpoints } from '@diatrivi/contract/view/department-list/department-list.endpoints'
import { always, type Example, type Examples } from '../example.ts'

const ofStudents = { list: 'students' as const }
const aView = {
  of: "of the secretary's own",
  prepare: async ({ given, secretary }) => ({
    params: { ...ofStudents, viewId: (await given.aSavedView({ accountId: secretary.id })).id },
  }),
} satisfies Example<'deleteSavedView'>

export const departmentListExamples: Examples<keyof typeof departmentListEndpoints> = {
  exportList: always({ params: { list: 'papers' as const }, query: { format: 'csv' as const } }),
  listSavedViews: always({ params: ofStudents }),
  saveView: always({ params: ofStudents, body: { name: 'Χωρίς στοιχεία', query: 'columns=email' } }),
  editSavedView: [
    {
      of: "of the secretary's own",
      prepare: async (scene) => ({
        ...(await aView.prepare(scene)),
        body: { name: 'Άλλο όνομα', query: '' },
      }),
    },
  ],
  deleteSavedView: [aView],
}
