/** By this mark Excel knows that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^\s*[=+\-@\t\r]/

/** As Excel in Greek opens it by itself: fields are parted by semicolons. */
export function csvFile(lines: readonly (readonly string[])[]): Blob {
  const text = lines.map((line) => line.map(csvField).join(';')).join('\r\n')
  return new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}

/** An apostrophe keeps what looks like a formula from being worked out when the file is opened. */
function csvField(words: string): string {
  const safe = FORMULA.test(words) ? `'${words}` : words
  return `"${safe.replaceAll('"', '""')}"`
}
