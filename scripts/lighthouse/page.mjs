import { cpus, totalmem } from 'node:os'

/** @typedef {import('./judge.mjs').Result} Result */

const COLUMNS = [
  ...['screen', 'device', 'performance', 'asked', 'accessibility', 'best practices', 'search engines'],
  ...['first paint', 'largest paint', 'blocked', 'layout shift'],
]

/** @param {readonly Result[]} results */
export function lighthouseTable(results) {
  const rows = results.map(({ screen, device, finding: { scores, metrics } }) => [
    screen.name,
    device,
    `${scores.performance}`,
    `${screen.wanted[device]}`,
    `${scores.accessibility}`,
    `${scores['best-practices']}`,
    `${scores.seo ?? ''}`,
    `${((metrics.FCP ?? 0) / 1000).toFixed(1)} s`,
    `${((metrics.LCP ?? 0) / 1000).toFixed(1)} s`,
    `${Math.round(metrics.TBT ?? 0)} ms`,
    (metrics.CLS ?? 0).toFixed(3),
  ])
  const widths = COLUMNS.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(COLUMNS), rule, ...rows.map(line)].join('\n')
}

/**
 * @param {readonly Result[]} results
 * @param {{ version: string, browser: string, runs: number, day: string }} how
 */
export function lighthousePage(results, { version, browser, runs, day }) {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`
  return `# Lighthouse

Made by \`npm run check:lighthouse\`; not to be edited. The demo data, signed in where a screen wants it, on a machine of
${machine}, with Lighthouse ${version} and ${browser}, on ${day}: the median of ${runs === 1 ? 'one run' : `${runs} runs`}, with the simulated
slow line and processor of Lighthouse. Scores are out of 100; accessibility and best practices are asked to be 100, and what
search engines need is asked of public pages alone, since the others are kept from them.

${lighthouseTable(results)}
`
}
