import type { administrationEndpoints } from '@diatrivi/contract/work/administration/administration.endpoints'
import { fullName } from '../../../platform/text/full-name.ts'
import { aPicture } from '../../sample-files.ts'
import { always, type Examples } from '../example.ts'
import { type Scene, SHOWN } from '../scene.ts'

const aDepartment = ({ department, student }: Scene) => ({
  depName: `Τμήμα του ${student.username}`,
  instID: department.institutionId,
})

const anInstitution = ({ student }: Scene) =>
  ({ instName: `Ίδρυμα του ${student.username}`, instType: 'grUni' }) as const

const anInstructor = ({ department, student }: Scene) =>
  ({
    username: `dr.${student.username}`,
    uName: 'Ελένη',
    uSurname: 'Παππά',
    uEmail: `dr.${student.email}`,
    rank: 'assistant',
    depID: department.id,
  }) as const

const aSecretary = (scene: Scene) => {
  const { rank: _none, ...person } = anInstructor(scene)
  return person
}

const anAdministrator = (scene: Scene) => {
  const { depID: _none, ...person } = aSecretary(scene)
  return person
}

/** The department's institution gets one. */
const anEmblem = async ({ given, department }: Scene): Promise<number> =>
  given.anEmblem({ institutionId: department.institutionId })

export const administrationExamples: Examples<keyof typeof administrationEndpoints> = {
  listDepartments: always({}),
  createDepartment: [{ of: '', prepare: (scene) => ({ body: aDepartment(scene) }) }],
  editDepartment: [
    {
      of: '',
      prepare: async (scene) => ({
        params: { depID: (await scene.given.aDepartment()).id },
        body: aDepartment(scene),
      }),
    },
  ],
  deleteDepartment: [
    {
      of: 'one without users',
      prepare: async ({ given }) => ({ params: { depID: (await given.aDepartment()).id } }),
    },
  ],
  listInstitutions: always({}),
  createInstitution: [{ of: '', prepare: (scene) => ({ body: anInstitution(scene) }) }],
  editInstitution: [
    {
      of: '',
      prepare: async (scene) => ({
        params: { instID: (await scene.given.anInstitution()).id },
        body: anInstitution(scene),
      }),
    },
  ],
  deleteInstitution: [
    {
      of: 'one without departments',
      prepare: async ({ given }) => ({ params: { instID: (await given.anInstitution()).id } }),
    },
  ],
  getEmblem: [{ of: '', prepare: async (scene) => ({ params: { emblemId: await anEmblem(scene) } }) }],
  getInstallationEmblem: always({}),
  uploadEmblem: [
    {
      of: '',
      prepare: async ({ department }) => ({
        params: { instID: department.institutionId },
        file: { name: 'έμβλημα.png', bytes: await aPicture('png') },
      }),
    },
  ],
  deleteEmblem: [
    {
      of: '',
      prepare: async (scene) => {
        await anEmblem(scene)
        return { params: { instID: scene.department.institutionId } }
      },
    },
  ],
  listInstructors: always({}),
  createInstructor: [{ of: '', prepare: (scene) => ({ body: anInstructor(scene) }) }],
  editInstructor: [
    {
      of: '',
      prepare: async (scene) => ({
        params: { username: (await scene.given.anInstructor()).username },
        body: anInstructor(scene),
      }),
    },
  ],
  listAdministrators: always({}),
  createAdministrator: [{ of: '', prepare: (scene) => ({ body: anAdministrator(scene) }) }],
  listSecretaries: always({}),
  listStudentAccounts: [
    {
      of: '',
      // An installation has more students than a whole list may have.
      prepare: ({ student }) => ({ query: { search: fullName(student) } }),
    },
  ],
  createSecretary: [{ of: '', prepare: (scene) => ({ body: aSecretary(scene) }) }],
  editSecretary: [
    {
      of: '',
      prepare: async (scene) => ({
        params: { username: (await scene.given.aSecretary()).username },
        body: aSecretary(scene),
      }),
    },
  ],
  deleteUser: [
    {
      of: 'one without theses',
      prepare: async ({ given }) => ({ params: { username: (await given.anInstructor()).username } }),
    },
    {
      of: 'its student',
      prepare: async ({ student, aThesisInProgress }) => {
        await aThesisInProgress(SHOWN)
        return { params: { username: student.username } }
      },
    },
    {
      of: 'the administrator',
      prepare: ({ administrator }) => ({ params: { username: administrator.username } }),
    },
  ],
  getAccountAccess: [{ of: '', prepare: ({ student }) => ({ params: { username: student.username } }) }],
  setAccountDisabled: [
    {
      of: 'one with a thesis',
      prepare: async ({ student, aThesisInProgress }) => {
        await aThesisInProgress(SHOWN)
        return { params: { username: student.username, flag: 1 } }
      },
    },
    {
      of: 'the administrator',
      prepare: ({ administrator }) => ({ params: { username: administrator.username, flag: 1 } }),
    },
  ],
  endSessionsOf: [
    {
      of: '',
      prepare: async ({ given }) => ({ params: { username: (await given.aStudent()).username } }),
    },
  ],
  takeSecondFactorOff: [
    {
      of: '',
      prepare: async ({ given }) => {
        const student = await given.aStudent()
        await given.aPasskey({ owner: student })
        return { params: { username: student.username } }
      },
    },
    {
      of: 'the own account',
      prepare: ({ administrator }) => ({ params: { username: administrator.username } }),
    },
  ],
  getSystemStatus: always({}),
  listSecurityEvents: [
    { of: '', prepare: () => ({}) },
    { of: 'its student', prepare: ({ student }) => ({ query: { person: student.username } }) },
  ],
  listInspections: always({}),
}
