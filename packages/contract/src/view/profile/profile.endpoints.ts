import { CV_MAX_BYTES } from '@diatrivi/domain/people/account/profile'
import type { Role } from '@diatrivi/domain/people/account/role'
import { z } from 'zod'
import { endpoint, everyRole, signedIn } from '../../endpoint.ts'
import { EditProfileAnswer, EditProfileBody, ProfileParams, ProfileView } from './profile.schemas.ts'

const readOwn = <const Roles extends readonly Role[]>(roles: Roles) => ({
  access: signedIn(roles),
  response: ProfileView,
})

const editOwn = <const Roles extends readonly Role[]>(roles: Roles) =>
  ({
    summary: 'Change the own profile; answers the name of the new CV, or nothing',
    access: signedIn(roles),
    body: EditProfileBody,
    file: { kind: 'cv', maxBytes: CV_MAX_BYTES, required: false },
    answer: 'text',
    response: EditProfileAnswer,
    errors: ['duplicate', 'file_too_large', 'file_type_not_accepted', 'file_locked', 'version_conflict'],
  }) as const

export const profileEndpoints = {
  getInstructorProfile: endpoint('getInstructorProfile', {
    ...readOwn(['instructor']),
    summary: "An instructor's own profile",
  }),
  /** The administrators' profile screen uses the student's calls: docs/regulation.md#own-profile. */
  getStudentProfile: endpoint('getStudentProfile', {
    ...readOwn(['student', 'administrator']),
    summary: "A student's own profile",
  }),
  getAdministratorProfile: endpoint('getAdministratorProfile', {
    ...readOwn(['administrator']),
    summary: "An administrator's own profile",
  }),
  getSecretaryProfile: endpoint('getSecretaryProfile', {
    ...readOwn(['secretary']),
    summary: "A secretary's own profile",
  }),
  getInstructorProfileOf: endpoint('getInstructorProfileOf', {
    summary: 'The profile of an instructor',
    access: signedIn(everyRole, 'profile.seeInstructor'),
    params: ProfileParams,
    response: ProfileView,
    errors: ['not_found'],
  }),
  getStudentProfileOf: endpoint('getStudentProfileOf', {
    summary: 'The profile of a student, for the instructors of the theses he or she has or interests',
    access: signedIn(everyRole, 'profile.seeStudent'),
    params: ProfileParams,
    response: ProfileView,
    errors: ['not_found'],
  }),
  editInstructorProfile: endpoint('editInstructorProfile', editOwn(['instructor'])),
  editStudentProfile: endpoint('editStudentProfile', editOwn(['student', 'administrator'])),
  editSecretaryProfile: endpoint('editSecretaryProfile', editOwn(['secretary'])),
  downloadCv: endpoint('downloadCv', {
    summary: 'The own CV',
    access: signedIn(everyRole),
    answer: 'file',
    response: z.unknown(),
    errors: ['not_found'],
  }),
  downloadCvOf: endpoint('downloadCvOf', {
    summary: "A person's CV, for those who may see the profile",
    access: signedIn(everyRole, 'profile.see'),
    params: ProfileParams,
    answer: 'file',
    response: z.unknown(),
    errors: ['not_found'],
  }),
}
