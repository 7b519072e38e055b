const LINE_WIDTH = 110
const ESCAPES_NEEDED = /[\u007f-\u009f\u2028\u2029]/

/**
 * A JSON text over several lines: what fits on one line stays on it. Null for a text that a parser does not give back
 * byte for byte, because then the lines would hide a difference.
 */
export function linesOfJson(text: string): string | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  return JSON.stringify(value) === text && !ESCAPES_NEEDED.test(text) ? linesOf(value, '') : null
}

function linesOf(value: unknown, indent: string): string {
  const line = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || indent.length + line.length <= LINE_WIDTH) return line
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const entries = Array.isArray(value)
    ? value.map((entry) => linesOf(entry, inner))
    : Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${linesOf(entry, inner)}`)
  return `${open}\n${entries.map((entry) => `${inner}${entry}`).join(',\n')}\n${indent}${close}`
}
