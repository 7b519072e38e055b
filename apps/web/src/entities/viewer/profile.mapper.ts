import type { ProfileView } from '@diatrivi/contract/view/profile/profile.schemas'
import type { OfficeKind } from '@diatrivi/domain/department/staff/office'
import type { FormOfAddress } from '@diatrivi/domain/people/account/form-of-address'
import type { Rank, Role } from '@diatrivi/domain/people/account/role'
import { ROLE_OF_USER_TYPE } from '../../shared/api/resolve-session.ts'
import type { Contact } from '../person/person.ts'
import type { Viewer } from './viewer.ts'

export interface Profile extends Contact {
  /** The new address that waits for its code; the person alone learns of it. */
  pendingEmail: string | null
  role: Role
  rank: Rank | null
  formOfAddress: FormOfAddress | null
  isPublic: boolean
  cvName: string | null
  keywords: string[]
  department: { id: number; name: string; institutionId: number; institutionName: string } | null
  /** Offices of the department that the person holds today, the highest first; of others they are not told. */
  offices: OfficeKind[]
  /** The version that was read, sent back when the profile is saved. */
  version: number
}

export function toRole(userType: ProfileView['user_type']): Role {
  return ROLE_OF_USER_TYPE[userType]
}

export function toProfile(wire: ProfileView): Profile {
  return {
    username: wire.username,
    firstName: wire.uName,
    surname: wire.uSurname,
    email: wire.uEmail,
    pendingEmail: wire.uEmailPending,
    role: toRole(wire.user_type),
    rank: wire.instrRank,
    formOfAddress: wire.formOfAddress,
    isPublic: wire.uIsPublic,
    cvName: wire.cvFilename,
    keywords: wire.keywords.map(({ keyword }) => keyword),
    department: wire.department && {
      id: wire.department.depID,
      name: wire.department.depName,
      institutionId: wire.department.instID,
      institutionName: wire.department.instName,
    },
    offices: wire.offices ?? [],
    version: wire.version,
  }
}

export function toViewer(profile: Profile): Viewer {
  return {
    username: profile.username,
    firstName: profile.firstName,
    surname: profile.surname,
    role: profile.role,
    departmentId: profile.department?.id ?? null,
    institutionId: profile.department?.institutionId ?? null,
  }
}
