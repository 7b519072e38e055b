import { USER_TYPES } from '@diatrivi/contract/people/account/account.names'
import type { ProfileView } from '@diatrivi/contract/view/profile/profile.schemas'
import type { ProfileRow } from './profile.queries.ts'
import type { OwnProfile } from './profile.service.ts'

export function presentProfile(profile: ProfileRow & Partial<OwnProfile>): ProfileView {
  return {
    username: profile.username,
    uName: profile.firstName,
    uSurname: profile.surname,
    uEmail: profile.email,
    uEmailPending: profile.pendingEmail ?? null,
    uIsPublic: profile.isPublic,
    cvFilename: profile.cvName,
    keywords: profile.keywords.map((keyword) => ({ keyword })),
    user_type: USER_TYPES[profile.role],
    instrRank: profile.rank,
    formOfAddress: profile.formOfAddress,
    department: presentDepartmentOf(profile),
    ...(profile.offices !== undefined && profile.offices.length > 0 && { offices: profile.offices }),
    version: profile.version,
  }
}

function presentDepartmentOf(profile: ProfileRow): ProfileView['department'] {
  const { departmentId, departmentName, institutionId, institutionName } = profile
  if (departmentId === null || departmentName === null) return null
  if (institutionId === null || institutionName === null) return null
  return {
    depID: departmentId,
    depName: departmentName,
    instID: institutionId,
    instName: institutionName,
  }
}
