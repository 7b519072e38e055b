import type { Wire } from '@diatrivi/contract/endpoints'
import { PROFILE_NAMES } from '@diatrivi/contract/view/profile/profile.names'
import { plainNames } from '@diatrivi/contract/wire-names'
import type { Tag } from '@diatrivi/domain/institution/keyword/keyword'
import type { FormOfAddress } from '@diatrivi/domain/people/account/form-of-address'
import type { Profile } from '../../../entities/viewer/profile.mapper.ts'

/** The values of the form of the own profile, without the CV. */
export interface ProfileFormValues {
  firstName: string
  surname: string
  email: string
  isPublic: boolean
  /** Empty where none is chosen. */
  formOfAddress: FormOfAddress | ''
  tags: Tag[]
}

export function toProfileForm(profile: Profile): ProfileFormValues {
  return {
    firstName: profile.firstName,
    surname: profile.surname,
    email: profile.email,
    isPublic: profile.isPublic,
    formOfAddress: profile.formOfAddress ?? '',
    tags: profile.keywords.map((keyword) => ({ keyword, status: 'preExisting' })),
  }
}

type ProfileBody = NonNullable<Wire<'editStudentProfile'>['body']>

/** Every field that the API takes: one that is left out would stay as it was. */
export function toProfileBody(
  values: ProfileFormValues,
): Required<ProfileBody> & { user: Required<ProfileBody['user']> } {
  return {
    user: {
      uName: values.firstName,
      uSurname: values.surname,
      uEmail: values.email,
      uIsPublic: values.isPublic,
      formOfAddress: values.formOfAddress === '' ? null : values.formOfAddress,
    },
    tags: { keywords: values.tags },
  }
}

const NAMES = { ...PROFILE_NAMES, tags: 'tags' } as const satisfies Record<keyof ProfileFormValues, string>

/** The wire's field -> the form's, for refusals that name a field. */
export const PROFILE_FIELD_OF_WIRE: Readonly<Record<string, keyof ProfileFormValues>> = {
  ...plainNames(NAMES),
  keyword: 'tags',
}

/** The same of the dialog that changes the password. */
export const PASSWORD_FIELD_OF_WIRE = { oldpass: 'old', newpass: 'next', password: 'next' } as const
