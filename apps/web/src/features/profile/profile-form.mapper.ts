import type { Wire } from '@diatrivi/contract/endpoints'
import type { Tag } from '@diatrivi/domain/keyword/keyword'
import type { Profile } from '../../entities/viewer/profile.mapper.ts'

/** What the form of the own profile holds, the CV aside. */
export interface ProfileFormValues {
  firstName: string
  surname: string
  email: string
  isPublic: boolean
  tags: Tag[]
}

export function toProfileForm(profile: Profile): ProfileFormValues {
  return {
    firstName: profile.firstName,
    surname: profile.surname,
    email: profile.email,
    isPublic: profile.isPublic,
    tags: profile.keywords.map((keyword) => ({ keyword, status: 'preExisting' })),
  }
}

export function toProfileBody(values: ProfileFormValues): NonNullable<Wire<'editStudentProfile'>['body']> {
  return {
    user: {
      uName: values.firstName,
      uSurname: values.surname,
      uEmail: values.email,
      uIsPublic: values.isPublic,
    },
    tags: { keywords: values.tags },
  }
}

/** The wire's field -> the form's, for refusals that name a field. */
export const PROFILE_FIELD_OF_WIRE: Readonly<Record<string, keyof ProfileFormValues>> = {
  uName: 'firstName',
  uSurname: 'surname',
  uEmail: 'email',
  uIsPublic: 'isPublic',
  tags: 'tags',
  keyword: 'tags',
}
