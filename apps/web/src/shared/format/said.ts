import type { Bilingual } from '@diatrivi/domain/shared/bilingual'
import { getLocale } from '../../paraglide/runtime.js'

/** Words that the domain keeps in both languages, in that of the reader. */
export function said([greek, english]: Bilingual): string {
  return getLocale() === 'el' ? greek : english
}
