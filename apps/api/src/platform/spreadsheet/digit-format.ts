/** Signs of a format that stand for themselves, unless a backslash or quotes make any sign do so. */
const STANDS_FOR_ITSELF = /[ \-()+:]/
const COLOUR_OR_LANGUAGE = /^(?:\$[^\]]*|[A-Za-z]+\d*)$/
/** As long as Excel lets one be. */
const LONGEST_FORMAT = 255
/** What stands beyond it is not kept by a spreadsheet. */
const MOST_DIGITS = 15
const WHOLE = /^\d+$/

type Part = { digit: '0' | '#' } | { sign: string }

/** The number as it is shown, null where its value says what is meant. */
export type ShowDigits = (value: string) => string | null

/**
 * How a format of digits shows a whole number: 1234 is `01234` by `00000`, and `Π-1234` by `"Π-"0`. Null for a format
 * that rounds, groups or says numbers otherwise.
 */
export function digitFormat(format: string): ShowDigits | null {
  const parts = format.length > LONGEST_FORMAT ? null : partsOf(format)
  const places = parts?.filter((part) => 'digit' in part).length ?? 0
  if (parts === null || places === 0) return null
  return (value) => (WHOLE.test(value) && value.length <= MOST_DIGITS ? digitsIn(parts, places, value) : null)
}

function digitsIn(parts: readonly Part[], places: number, value: string): string {
  const digits = [...value.padStart(places, ' ')]
  const tooMany = digits.splice(0, digits.length - places).join('')
  let shown = ''
  let isFirst = true
  for (const part of parts) {
    if ('sign' in part) {
      shown += part.sign
      continue
    }
    const digit = digits.shift() ?? ' '
    if (isFirst) shown += tooMany
    isFirst = false
    shown += digit === ' ' ? (part.digit === '0' ? '0' : '') : digit
  }
  return shown
}

/** The first section of a format, which is that of numbers above zero. Null where there is more in it than digits. */
function partsOf(format: string): Part[] | null {
  const parts: Part[] = []
  for (let at = 0; at < format.length && format[at] !== ';'; at += 1) {
    const sign = format.charAt(at)
    if (sign === '0' || sign === '#') {
      parts.push({ digit: sign })
    } else if (sign === '\\') {
      at += 1
      parts.push({ sign: format.charAt(at) })
    } else if (sign === '_' || sign === '*') {
      // The sign behind it gives its width, or fills the column, and is not shown as such.
      at += 1
    } else if (sign === '"' || sign === '[') {
      const end = format.indexOf(sign === '"' ? '"' : ']', at + 1)
      if (end < 0) return null
      const within = format.slice(at + 1, end)
      if (sign === '"') parts.push({ sign: within })
      else if (!COLOUR_OR_LANGUAGE.test(within)) return null
      at = end
    } else if (STANDS_FOR_ITSELF.test(sign)) {
      parts.push({ sign })
    } else {
      return null
    }
  }
  return parts
}
