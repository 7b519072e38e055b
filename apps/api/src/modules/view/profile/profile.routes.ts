import type { Handlers } from '../../../platform/http/handler.ts'
import { withVersion } from '../../../platform/http/output/versioned.ts'
import { profileEdit } from './profile.input.ts'
import { presentProfile } from './profile.presenter.ts'
import type { ProfileRow } from './profile.queries.ts'
import type { ProfileService } from './profile.service.ts'

const answer = (profile: ProfileRow) => withVersion(presentProfile(profile), profile.version)

export function profileRoutes(profiles: ProfileService) {
  return {
    getInstructorProfile: async ({ actor }) => answer(await profiles.own(actor)),
    getStudentProfile: async ({ actor }) => answer(await profiles.own(actor)),
    getAdministratorProfile: async ({ actor }) => answer(await profiles.own(actor)),
    getSecretaryProfile: async ({ actor }) => answer(await profiles.own(actor)),
    getInstructorProfileOf: async ({ actor, params }) =>
      answer(await profiles.ofInstructor(actor, params.username)),
    getStudentProfileOf: async ({ actor, params }) =>
      answer(await profiles.ofStudent(actor, params.username)),
    editInstructorProfile: ({ actor, body, file, ifMatch, caller }) =>
      profiles.edit(actor, profileEdit(body), file, { ifMatch, caller }),
    editStudentProfile: ({ actor, body, file, ifMatch, caller }) =>
      profiles.edit(actor, profileEdit(body), file, { ifMatch, caller }),
    editSecretaryProfile: ({ actor, body, file, ifMatch, caller }) =>
      profiles.edit(actor, profileEdit(body), file, { ifMatch, caller }),
    downloadCv: ({ actor }) => profiles.openOwnCv(actor),
    downloadCvOf: ({ actor, params }) => profiles.openCvOf(actor, params.username),
  } satisfies Partial<Handlers>
}
