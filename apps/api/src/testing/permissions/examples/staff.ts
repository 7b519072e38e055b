import type { staffEndpoints } from '@diatrivi/contract/department/staff/staff.endpoints'
import { fullName } from '../../../platform/text/full-name.ts'
import { always, type Examples } from '../example.ts'

export const staffExamples: Examples<keyof typeof staffEndpoints> = {
  listStaff: [{ of: '', prepare: ({ instructor }) => ({ query: { search: fullName(instructor) } }) }],
  editStaff: [
    {
      of: 'its instructor',
      prepare: ({ instructor }) => ({ params: { username: instructor.username }, body: { absences: [] } }),
    },
  ],
  listOutsideMembers: always({}),
  setOutsideAbsences: [
    {
      of: 'a person whom the department knows',
      prepare: async ({ given, department }) => ({
        params: { personId: (await given.anOutsidePerson({ department })).id },
        body: { absences: [] },
      }),
    },
  ],
  listOffices: [
    { of: 'its department', prepare: ({ department }) => ({ params: { depID: department.id } }) },
  ],
  setOffices: [
    {
      of: 'its department',
      prepare: ({ department }) => ({ params: { depID: department.id }, body: { offices: [] } }),
    },
  ],
}
