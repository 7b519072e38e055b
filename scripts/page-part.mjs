/**
 * A generated page with one part put in the place of its older one, or added at its end; the other parts stay as they are.
 *
 * @param {string} page
 * @param {string} title
 * @param {readonly string[]} lines
 */
export function withPart(page, title, lines) {
  const [head = '', ...parts] = page.trimEnd().split(/\n\n(?=## )/)
  const part = [`## ${title}`, '', ...lines].join('\n')
  const isSame = (/** @type {string} */ other) => other.startsWith(`## ${title}\n`)
  const kept = parts.some(isSame) ? parts.map((other) => (isSame(other) ? part : other)) : [...parts, part]
  return `${[head, ...kept].join('\n\n')}\n`
}
