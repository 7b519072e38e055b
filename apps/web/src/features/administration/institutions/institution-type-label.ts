import { m } from '../../../paraglide/messages.js'
import type { InstitutionType } from '../institution.mapper.ts'

const LABELS: Record<InstitutionType, () => string> = {
  university: m.administration_type_university,
  technological: m.administration_type_technological,
}

export function institutionTypeLabel(type: InstitutionType): string {
  return LABELS[type]()
}
