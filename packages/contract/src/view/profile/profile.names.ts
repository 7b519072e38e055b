/** What the wire calls the fields that people write in their own profile. */
export const PROFILE_NAMES = {
  firstName: 'uName',
  surname: 'uSurname',
  email: 'uEmail',
  isPublic: 'uIsPublic',
  formOfAddress: 'formOfAddress',
} as const
