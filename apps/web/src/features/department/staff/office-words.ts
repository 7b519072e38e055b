import type { OfficeKind } from '@diatrivi/domain/department/staff/office'
import { m } from '../../../paraglide/messages.js'

export const OFFICE_WORDS: Record<OfficeKind, () => string> = {
  head: m.staff_office_head,
  deputy: m.staff_office_deputy,
  coordinator: m.staff_office_coordinator,
}
