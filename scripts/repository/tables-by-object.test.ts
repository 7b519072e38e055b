import { describe, expect, it } from 'vitest'
import { apiSources, apiTables } from './api-tables.ts'
import { read } from './tracked-files.ts'

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const READ_IN_SQL = /\b(?:from|join|using|only)\s+"?(\w+)"?(?!\s*\()/gi

/** Tables of other modules that a file reads by their names, where no import shows who reads whom. */
function namedTables({ path, text }: { path: string; text: string }): string[] {
  const code = text.replace(COMMENT, '')
  return apiTables
    .filter(({ folder }) => !path.startsWith(`${folder}/`))
    .filter(({ name }) => [...code.matchAll(READ_IN_SQL)].some(([, read]) => read === name))
    .map(({ name }) => `${path} reads ${name}`)
}

describe('a statement reads tables of other modules by their objects', () => {
  it('so that the arrows between modules are seen', () => {
    expect(apiSources.flatMap((path) => namedTables({ path, text: read(path) }))).toEqual([])
  })

  it.each([
    ['a table that is read', 'sql`select 1 from committee_seat as seat`'],
    ['a table that is joined', `sql\`from \${thesis} left join "committee_seat" on true\``],
  ])('and %s by its name would be noticed', (_what, text) => {
    const path = 'apps/api/src/modules/work/reminder/reminder.queries.ts'
    expect(namedTables({ path, text })).toEqual([`${path} reads committee_seat`])
    expect(
      namedTables({ path: 'apps/api/src/modules/examination/committee/committee.queries.ts', text }),
    ).toEqual([])
  })
})
