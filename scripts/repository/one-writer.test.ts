import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const IS_OF_TESTS = /\.test\.ts$|\.fixture\.ts$|\/testing\//

const sources = trackedFiles().filter(
  (path) => /^apps\/api\/src\/.+\.ts$/.test(path) && !IS_OF_TESTS.test(path),
)

interface Table {
  /** As TypeScript names it, and as PostgreSQL does. */
  names: [constant: string, name: string]
  folder: string
}

const tables = sources
  .filter((path) => basename(path) === 'tables.ts')
  .flatMap((path) =>
    [...read(path).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
      ([, constant = '', name = '']): Table => ({ names: [constant, name], folder: dirname(path) }),
    ),
  )

const THROUGH_DRIZZLE = /\.(?:insert|update|delete)\((\w+)\)/g
const IN_SQL = /\b(?:insert\s+into|update|delete\s+from)\s+(?:\$\{(\w+)\}|"?(\w+)"?)/gi

/** The tables that a file writes, by the name that it uses. */
function writtenIn(text: string): string[] {
  const names = [...text.matchAll(THROUGH_DRIZZLE), ...text.matchAll(IN_SQL)].map(([, a, b]) => a ?? b ?? '')
  return names.filter((name) => tables.some((table) => table.names.includes(name)))
}

/** Statements on a table that stand somewhere else than in a repository beside it. */
function strangers(files: readonly { path: string; text: string }[]): string[] {
  return files.flatMap(({ path, text }) =>
    writtenIn(text)
      .filter((name) => {
        const owner = tables.find((table) => table.names.includes(name))
        return dirname(path) !== owner?.folder || !path.endsWith('.repository.ts')
      })
      .map((name) => `${path} writes ${name}`),
  )
}

describe('every table has one writer', () => {
  it('which is a repository of the module that owns it', () => {
    expect(tables.length).toBeGreaterThanOrEqual(24)
    expect(strangers(sources.map((path) => ({ path, text: read(path) })))).toEqual([])
  })

  it('and each of these would be noticed', () => {
    const path = 'apps/api/src/modules/interest/interest.repository.ts'
    const statements = [
      'await tx.update(thesis).set(changes)',
      `await tx.execute(sql\`delete from \${thesis} where id = 1\`)`,
      'await tx.execute(sql`insert into todo_item select 1`)',
    ]
    for (const text of statements) expect(strangers([{ path, text }])).toHaveLength(1)
    expect(strangers([{ path, text: 'await tx.update(interest).set(changes)' }])).toEqual([])
    expect(
      strangers([{ path: path.replace('repository', 'service'), text: 'tx.delete(interest)' }]),
    ).toHaveLength(1)
  })
})
