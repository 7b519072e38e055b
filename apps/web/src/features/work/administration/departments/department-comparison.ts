import { m } from '../../../../paraglide/messages.js'
import type { Comparison } from '../../../../shared/forms/conflict/compared-field.ts'
import type { DepartmentFormValues } from '../department.mapper.ts'
import type { Institution } from '../institution.mapper.ts'

/** A place on the map is chosen whole. */
export function departmentComparison(
  institutions: readonly Pick<Institution, 'id' | 'name'>[],
): Comparison<DepartmentFormValues> {
  return {
    name: { label: m.administration_department_name, read: ({ name }) => name },
    institutionId: {
      label: m.field_institution,
      read: ({ institutionId }) => institutions.find(({ id }) => id === institutionId)?.name ?? '',
      identity: ({ institutionId }) => String(institutionId),
    },
    email: { label: m.field_email, read: ({ email }) => email },
    phone: { label: m.field_phone, read: ({ phone }) => phone },
    city: { label: m.administration_city, read: ({ city }) => city },
    url: { label: m.administration_url, read: ({ url }) => url },
    latitude: {
      label: m.administration_coordinates,
      read: ({ latitude, longitude }) => `${latitude} ${longitude}`.trim(),
    },
    longitude: { chosenWith: 'latitude' },
  }
}
