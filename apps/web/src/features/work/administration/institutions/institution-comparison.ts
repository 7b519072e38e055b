import { m } from '../../../../paraglide/messages.js'
import type { Comparison } from '../../../../shared/forms/conflict/compared-field.ts'
import type { InstitutionFormValues } from '../institution.mapper.ts'
import { institutionTypeLabel } from './institution-type-label.ts'

export function institutionComparison(): Comparison<InstitutionFormValues> {
  return {
    name: { label: m.field_name, read: ({ name }) => name },
    type: {
      label: m.administration_institution_type,
      read: ({ type }) => (type === '' ? '' : institutionTypeLabel(type)),
    },
    url: { label: m.administration_url, read: ({ url }) => url },
    logo: { label: m.administration_logo, read: ({ logo }) => logo },
  }
}
