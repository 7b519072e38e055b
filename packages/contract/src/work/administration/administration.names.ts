import type { InstitutionType } from '@diatrivi/domain/institution/institution/institution'

/** What the wire calls the fields of the three forms of administrators. */
export const INSTITUTION_NAMES = {
  name: 'instName',
  type: 'instType',
  url: 'instURL',
  logo: 'instLogo',
} as const

export const DEPARTMENT_NAMES = {
  name: 'depName',
  institutionId: 'instID',
  email: 'depEmail',
  phone: 'depPhone',
  city: 'depCity',
  url: 'depUrl',
  latitude: 'depLat',
  longitude: 'depLng',
} as const

export const ADMINISTRATOR_NAMES = {
  username: 'username',
  firstName: 'uName',
  surname: 'uSurname',
  email: 'uEmail',
} as const

export const SECRETARY_NAMES = { ...ADMINISTRATOR_NAMES, departmentId: 'depID' } as const

export const INSTRUCTOR_NAMES = { ...SECRETARY_NAMES, rank: 'rank' } as const

/** The types of institution on the wire. */
export const INSTITUTION_TYPE_NAMES = {
  university: 'grUni',
  technological: 'grTEI',
} as const satisfies Record<InstitutionType, string>
