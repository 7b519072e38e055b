import { describe, expect, it } from 'vitest'
import { apiSources, apiTables } from './api-tables.ts'
import { read } from './tracked-files.ts'

const THROUGH_DRIZZLE = /\.(?:insert|update|delete)\((\w+)\)/g
const IN_SQL = /\b(?:insert\s+into|update|delete\s+from)\s+(?:\$\{(\w+)\}|"?(\w+)"?)/gi

const ownerOf = (written: string) =>
  apiTables.find(({ constant, name }) => [constant, name].includes(written))

/** The tables that a file writes, by the name that it uses. */
function writtenIn(text: string): string[] {
  const names = [...text.matchAll(THROUGH_DRIZZLE), ...text.matchAll(IN_SQL)].map(([, a, b]) => a ?? b ?? '')
  return names.filter((name) => ownerOf(name) !== undefined)
}

/** Statements on a table that stand somewhere else than in a repository beside or below it. */
function strangers(files: readonly { path: string; text: string }[]): string[] {
  return files.flatMap(({ path, text }) =>
    writtenIn(text)
      .filter((name) => !path.startsWith(`${ownerOf(name)?.folder}/`) || !path.endsWith('.repository.ts'))
      .map((name) => `${path} writes ${name}`),
  )
}

describe('every table has one writer', () => {
  it('which is a repository of the module that owns it', () => {
    expect(apiTables.length).toBeGreaterThanOrEqual(24)
    expect(strangers(apiSources.map((path) => ({ path, text: read(path) })))).toEqual([])
  })

  it('and each of these would be noticed', () => {
    const path = 'apps/api/src/modules/thesis/interest/interest.repository.ts'
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
