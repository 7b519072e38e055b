import type { EditProfileBody, ProfileView } from '@diatrivi/contract/profile/profile.schemas'
import type { Tag } from '@diatrivi/domain/keyword/keyword'
import type { z } from 'zod'
import type { ConstraintRefusals } from '../../platform/refusal/constraint-refusals.ts'
import { Refusal } from '../../platform/refusal/refusal.ts'
import type { ProfileChanges, ProfileRow } from './profile.repository.ts'

const USER_TYPE = { instructor: 'ins', student: 'stu', administrator: 'adm' } as const

export function presentProfile(profile: ProfileRow): ProfileView {
  return {
    username: profile.username,
    uName: profile.firstName,
    uSurname: profile.surname,
    uEmail: profile.email,
    uIsPublic: profile.isPublic,
    cvFilename: profile.cvName,
    keywords: profile.keywords.map((keyword) => ({ keyword })),
    user_type: USER_TYPE[profile.role],
    instrRank: profile.rank,
    department: presentDepartmentOf(profile),
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

export interface ProfileEdit {
  changes: ProfileChanges
  /** Absent: the keywords stay as they are. */
  tags?: readonly Tag[]
}

export function profileEdit({ user, tags }: z.output<typeof EditProfileBody>): ProfileEdit {
  const changes: ProfileChanges = {
    ...(user.uName !== undefined && { firstName: user.uName }),
    ...(user.uSurname !== undefined && { surname: user.uSurname }),
    ...(user.uEmail !== undefined && { email: user.uEmail }),
    ...(user.uIsPublic !== undefined && { isPublic: user.uIsPublic }),
  }
  return tags === undefined ? { changes } : { changes, tags: tags.keywords }
}

export const PROFILE_REFUSALS: ConstraintRefusals = {
  account_email: () => new Refusal('duplicate', { fields: { uEmail: { code: 'taken' } } }),
}
