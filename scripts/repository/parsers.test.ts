import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PARSERS, PARSES_NOTHING_OF_PEOPLE } from '../../apps/api/src/parsers.ts'
import { ROOT, read, trackedFiles } from './tracked-files.ts'

interface Package {
  dependencies?: Record<string, string>
}

/** What the API runs of others: its own dependencies and those of the packages below it. */
const DEPENDENCIES = new Set(
  trackedFiles()
    .filter((path) => /^(?:apps\/api|packages\/[^/]+)\/package\.json$/.test(path))
    .flatMap((path) => Object.keys((JSON.parse(read(path)) as Package).dependencies ?? {}))
    .filter((name) => !name.startsWith('@diatrivi/')),
)
const named: readonly string[] = Object.values(PARSERS).flatMap(({ by }) => by)
const silent = Object.keys(PARSES_NOTHING_OF_PEOPLE)

describe('the table of parsers', () => {
  it('has every dependency of the API, or says why it parses nothing of what people send', () => {
    const missing = [...DEPENDENCIES].filter((name) => !named.includes(name) && !silent.includes(name))
    expect(missing, 'apps/api/src/parsers.ts: name its limits, or why it has none').toEqual([])
  })

  it('has no dependency that there is not, and none in both lists', () => {
    expect([...named, ...silent].filter((name) => !DEPENDENCIES.has(name))).toEqual([])
    expect(silent.filter((name) => named.includes(name))).toEqual([])
  })

  it('is read where the guide says', () => {
    expect(existsSync(`${ROOT}/apps/api/src/parsers.ts`)).toBe(true)
    expect(read('docs/guides/api.md')).toContain('## What people send is bounded')
  })
})
