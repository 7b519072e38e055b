import { m } from '../../../paraglide/messages.js'
import type { Guide } from './guides.ts'

export const GUIDE_NAMES: Record<Guide, () => string> = {
  student: () => m.help_for_students(),
  instructor: () => m.help_for_instructors(),
  secretary: () => m.help_for_secretaries(),
  administrator: () => m.help_for_administrators(),
  everybody: () => m.help_for_everybody(),
}
