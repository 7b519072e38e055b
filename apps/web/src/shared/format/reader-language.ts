import type { Bilingual } from '@diatrivi/domain/shared/bilingual'
import { getLocale } from '../../paraglide/runtime.js'

/** A sentence of the domain in the language of the interface; null where there is none. */
export function inReaderLanguage<Words extends Bilingual | null>(
  words: Words,
): string | Extract<Words, null> {
  if (words === null) return words as Extract<Words, null>
  const [greek, english] = words
  return getLocale() === 'el' ? greek : english
}
