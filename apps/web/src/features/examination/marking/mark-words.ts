import type { Hundredths } from '@diatrivi/domain/department/rulebook/marking-rules'
import { markInWords } from '@diatrivi/domain/examination/marking/mark-in-words'
import { parseMark } from '@diatrivi/domain/examination/marking/mark-text'
import { getLocale } from '../../../paraglide/runtime.js'
import { formatNumber } from '../../../shared/format/numbers.ts'

/** A mark as sentences name it: `8,5` and «οκτώ και μισό». */
export interface SaidMark {
  mark: string
  words: string
}

export function saidMark(mark: Hundredths): SaidMark {
  return { mark: formatNumber(mark / 100), words: markInWords(mark, getLocale()) }
}

/** The mark that the wire has as text, as sentences name it. */
export function saidMarkText(text: string): SaidMark {
  return saidMark(parseMark(text) ?? 0)
}
