import type { InstitutionType } from '@diatrivi/domain/institution/institution/institution'
import { m } from '../../../../paraglide/messages.js'

const LABELS: Record<InstitutionType, () => string> = {
  university: m.administration_type_university,
  technological: m.administration_type_technological,
}

export function institutionTypeLabel(type: InstitutionType): string {
  return LABELS[type]()
}
