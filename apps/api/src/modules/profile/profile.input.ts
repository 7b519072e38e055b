import type { EditProfileBody } from '@diatrivi/contract/profile/profile.schemas'
import type { Tag } from '@diatrivi/domain/keyword/keyword'
import type { z } from 'zod'
import type { ProfileChanges } from '../account/account.model.ts'

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
