import { getLocale } from '../../paraglide/runtime.js'

/** The language of the reader with the habits of its country: English here is written as in Europe. */
export function readerLocale(): string {
  return getLocale() === 'el' ? 'el-GR' : 'en-GB'
}
