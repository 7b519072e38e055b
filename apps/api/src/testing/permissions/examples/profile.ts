import type { profileEndpoints } from '@diatrivi/contract/view/profile/profile.endpoints'
import { always, type Example, type Examples } from '../example.ts'
import { SHOWN } from '../scene.ts'

type WithUsername = 'getInstructorProfileOf' | 'getStudentProfileOf' | 'downloadCvOf'

const aPrivateInstructor = {
  of: 'an instructor who keeps it private',
  prepare: async ({ given, department }) => {
    const cvFileId = (await given.aStoredFile()).id
    const hidden = { department, isPublic: false, cvFileId, cvName: 'βιογραφικό.txt' }
    return { params: { username: (await given.anInstructor(hidden)).username } }
  },
} satisfies Example<WithUsername>

const aPublicInstructor = {
  of: 'its instructor, who shows it',
  prepare: ({ instructor }) => ({ params: { username: instructor.username } }),
} satisfies Example<WithUsername>

const aStudentWithAThesis = {
  of: 'its student',
  prepare: async ({ aThesisInProgress, student }) => {
    await aThesisInProgress(SHOWN)
    return { params: { username: student.username } }
  },
} satisfies Example<WithUsername>

const anInterestedStudent = {
  of: 'the interested student',
  prepare: async ({ aTopic, interestedStudent }) => {
    await aTopic(SHOWN)
    return { params: { username: interestedStudent.username } }
  },
} satisfies Example<WithUsername>

const body = { user: { uName: 'Ελένη' } }

export const profileExamples: Examples<keyof typeof profileEndpoints> = {
  getInstructorProfile: always({}),
  getStudentProfile: always({}),
  getAdministratorProfile: always({}),
  getSecretaryProfile: always({}),
  getInstructorProfileOf: [aPublicInstructor, aPrivateInstructor],
  getStudentProfileOf: [aStudentWithAThesis, anInterestedStudent],
  editInstructorProfile: always({ body }),
  editStudentProfile: always({ body }),
  editSecretaryProfile: always({ body }),
  downloadCv: always({}),
  downloadCvOf: [aPublicInstructor, aPrivateInstructor, aStudentWithAThesis, anInterestedStudent],
}
