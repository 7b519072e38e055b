import { m } from '../../../paraglide/messages.js'
import type { ComparedField } from '../../../shared/forms/conflict/compared-field.ts'
import type { InstitutionFormValues } from '../institution.mapper.ts'
import { institutionTypeLabel } from './institution-type-label.ts'

export function institutionComparison(): ComparedField<InstitutionFormValues>[] {
  return [
    { names: ['name'], label: m.administration_name, read: ({ name }) => name },
    {
      names: ['type'],
      label: m.administration_institution_type,
      read: ({ type }) => (type === '' ? '' : institutionTypeLabel(type)),
    },
    { names: ['url'], label: m.administration_url, read: ({ url }) => url },
    { names: ['logo'], label: m.administration_logo, read: ({ logo }) => logo },
  ]
}
