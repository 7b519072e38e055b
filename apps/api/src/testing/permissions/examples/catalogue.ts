import type { catalogueEndpoints } from '@diatrivi/contract/view/catalogue/catalogue.endpoints'
import { aDepartmentWithCatalogue } from '../../catalogue.fixture.ts'
import { always, type Examples } from '../example.ts'
import type { Scene } from '../scene.ts'

const OF = 'of a department with a catalogue'

const ofADepartment = async ({ given }: Scene) => ({
  params: { depID: (await aDepartmentWithCatalogue(given)).department.id },
})

export const catalogueExamples: Examples<keyof typeof catalogueEndpoints> = {
  listPublicDepartments: always({}),
  listPublicTopics: [{ of: OF, prepare: ofADepartment }],
  getPublicTopic: [
    {
      of: OF,
      prepare: async ({ given }) => {
        const { instructor } = await aDepartmentWithCatalogue(given)
        return { params: { thesisId: (await given.aThesis({ instructor })).id } }
      },
    },
  ],
  listFinishedTheses: [{ of: OF, prepare: ofADepartment }],
  getFinishedThesis: [
    {
      of: OF,
      prepare: async ({ given }) => {
        const { department, instructor } = await aDepartmentWithCatalogue(given)
        const student = await given.aStudent({ department })
        const { id } = await given.aThesis({ instructor, student, mark: 9, publicByStudent: true })
        return { params: { thesisId: id } }
      },
    },
  ],
  listPresentations: [{ of: OF, prepare: ofADepartment }],
}
