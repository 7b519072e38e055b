import { PROFILE_NAMES } from '@diatrivi/contract/view/profile/profile.names'
import type { EditProfileBody } from '@diatrivi/contract/view/profile/profile.schemas'
import { toPlain } from '@diatrivi/contract/wire-names'
import type { Tag } from '@diatrivi/domain/institution/keyword/keyword'
import type { z } from 'zod'
import type { ProfileChanges } from '../../people/account/account.model.ts'

export interface ProfileEdit {
  changes: ProfileChanges & { email?: string }
  /** Absent: the keywords stay as they are. */
  tags?: readonly Tag[]
}

export function profileEdit({ user, tags }: z.output<typeof EditProfileBody>): ProfileEdit {
  const changes: ProfileEdit['changes'] = toPlain(PROFILE_NAMES, user)
  return tags === undefined ? { changes } : { changes, tags: tags.keywords }
}
