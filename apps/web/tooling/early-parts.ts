import { globSync, readFileSync } from 'node:fs'
import { join, parse, resolve } from 'node:path'

const SOURCES = resolve(import.meta.dirname, '../src')
const EARLY = /= early\(\s*async \(\) => \(await import\('([^']+)'\)/g

/**
 * Names of the modules that a page asks for as soon as its scripts are there, by `early(…)` of `shared/ui/early.tsx`, and
 * that stand where it begins. The build names the file of each after it.
 */
export function listEarlyParts(): Set<string> {
  const codes = globSync('**/*.tsx', { cwd: SOURCES }).map((file) =>
    readFileSync(join(SOURCES, file), 'utf8'),
  )
  return new Set(
    codes.flatMap((code) => [...code.matchAll(EARLY)].map(([, address = '']) => parse(address).name)),
  )
}
