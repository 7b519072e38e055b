import { guardFormula } from '@diatrivi/domain/shared/formula'

/** By this mark Excel knows that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** As Excel in Greek opens it by itself: fields are parted by semicolons. */
export function csvFile(lines: readonly (readonly string[])[]): Blob {
  const text = lines.map((line) => line.map(csvField).join(';')).join('\r\n')
  return new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}

function csvField(words: string): string {
  return `"${guardFormula(words).replaceAll('"', '""')}"`
}
