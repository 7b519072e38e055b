import type { OfficeKind } from '@diatrivi/domain/department/staff/office'
import { m } from '../../../paraglide/messages.js'

export const OFFICE_WORDS: Record<OfficeKind, () => string> = {
  head: m.field_office_head,
  deputy: m.field_office_deputy,
  coordinator: m.field_office_coordinator,
}
