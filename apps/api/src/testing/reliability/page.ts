import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const PAGE = resolve(import.meta.dirname, '../../../../../docs/generated/reliability.md')

/** Puts the figures of one part in the place of its older ones; the other parts stay as they are. */
export function writePart(title: string, lines: readonly string[]): void {
  writeFileSync(PAGE, withPart(readFileSync(PAGE, 'utf8'), title, lines))
}

export function withPart(page: string, title: string, lines: readonly string[]): string {
  const [head = '', ...parts] = page.trimEnd().split(/\n\n(?=## )/)
  const part = [`## ${title}`, '', ...lines].join('\n')
  const isSame = (other: string) => other.startsWith(`## ${title}\n`)
  const kept = parts.some(isSame) ? parts.map((other) => (isSame(other) ? part : other)) : [...parts, part]
  return `${[head, ...kept].join('\n\n')}\n`
}
