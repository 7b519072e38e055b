import { kB, LIMITS, limitOf } from './budget.mjs'

/**
 * The table that people read.
 *
 * @param {import('./weigh.mjs').Weight} weight
 */
export function weightTable({ fonts, routes }) {
  const rows = [
    ['page', 'kB', 'allowed'],
    ...routes.map(({ address, bytes }) => [`\`${address}\``, `${kB(bytes)}`, `${kB(limitOf(address))}`]),
    ['fonts, on every page', `${kB(fonts)}`, `${kB(LIMITS.fonts)}`],
  ]
  const width = (/** @type {number} */ column) => Math.max(...rows.map((row) => (row[column] ?? '').length))
  const line = (/** @type {string[]} */ [page = '', ...numbers]) => {
    const cells = numbers.map((number, index) => number.padStart(width(index + 1)))
    return `| ${[page.padEnd(width(0)), ...cells].join(' | ')} |`
  }
  const [head = [], ...body] = rows.map(line)
  const rule = `| ${['-'.repeat(width(0)), ...[1, 2].map((column) => `${'-'.repeat(width(column) - 1)}:`)].join(' | ')} |`
  return [head, rule, ...body].join('\n')
}

/** @param {import('./weigh.mjs').Weight} weight */
export function weightPage(weight) {
  return `# What the pages weigh

Made by \`npm run check:size\`; not to be edited. JavaScript that a browser loads before it draws a page for the first time, as
the static server sends it (brotli), rounded up: the scripts that the page names, those of the route and of the frames
around it, and everything that these import statically. What comes by \`import()\` (the editor, the
pickers, suggestions, the sanitiser of texts, dialogs) comes afterwards and is not counted. \`npm test\` fails when a
page weighs more than it may.

${weightTable(weight)}
`
}
