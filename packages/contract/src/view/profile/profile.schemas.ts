import { OFFICE_KINDS } from '@diatrivi/domain/department/staff/office'
import { FORMS_OF_ADDRESS } from '@diatrivi/domain/people/account/form-of-address'
import { RANKS } from '@diatrivi/domain/people/account/role'
import { z } from 'zod'
import { TagsValue } from '../../institution/keyword/keyword.schemas.ts'
import { EMAIL_MAX, NAME_MAX } from '../../limits.ts'
import { Username, UserType } from '../../people/account/account.schemas.ts'
import { KeywordLabel } from '../../people.schemas.ts'
import { email, Flag, nameLine } from '../../values.ts'

export const ProfileParams = z.object({ username: Username })

/** A person. Unknown to older clients: `uEmailPending`, `user_type`, `instrRank`, `formOfAddress`, `department`, `version`. */
export const ProfileView = z.strictObject({
  username: z.string(),
  uName: z.string(),
  uSurname: z.string(),
  uEmail: z.string(),
  /** The new address that waits for its code; null for everybody but the person. */
  uEmailPending: z.string().nullable(),
  uIsPublic: z.boolean(),
  cvFilename: z.string().nullable(),
  keywords: z.array(KeywordLabel),
  user_type: UserType,
  instrRank: z.enum(RANKS).nullable(),
  /** Null where the person has chosen none. */
  formOfAddress: z.enum(FORMS_OF_ADDRESS).nullable(),
  department: z
    .strictObject({ depID: z.int(), depName: z.string(), instID: z.int(), instName: z.string() })
    .nullable(),
  /** In the own profile of an instructor who holds some today, the highest first; left out otherwise. */
  offices: z.array(z.enum(OFFICE_KINDS)).optional(),
  version: z.int(),
})
export type ProfileView = z.infer<typeof ProfileView>

/** Fields left out stay as they are. In the multipart form `user` and `tags` are JSON. */
export const EditProfileBody = z.object({
  user: z
    .object({
      uName: nameLine(NAME_MAX),
      uSurname: nameLine(NAME_MAX),
      uEmail: email(EMAIL_MAX),
      uIsPublic: Flag,
      formOfAddress: z.enum(FORMS_OF_ADDRESS, { error: 'invalid' }).nullable(),
    })
    .partial()
    .default({}),
  tags: TagsValue.optional(),
})

/** The name of the new CV, or empty when none was sent. */
export const EditProfileAnswer = z.string()
