import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GrowingTable } from '@diatrivi/api/retentions'
import { openTestFoundation } from '@diatrivi/api/testing/test-foundation'
import { describe, expect, it } from 'vitest'
import { GROWTH } from './kept-rows.ts'
import { measureRows } from './measure.ts'
import { makeScene } from './scene.ts'

const { db } = await openTestFoundation()
const measured = await measureRows(db, { rows: 10_000, ...(await makeScene(db)) })
const page = readFileSync(resolve(import.meta.dirname, '../../../docs/generated/reliability.md'), 'utf8')

describe.each(Object.keys(GROWTH) as GrowingTable[])('a row of %s', (table) => {
  it('is as large as the page of figures says, up to a tenth', () => {
    const [, written = ''] = page.match(new RegExp(`^\\| ${table} \\| [^|]+ \\| (\\d+) \\|`, 'm')) ?? []
    expect(Math.abs(measured[table] / Number(written) - 1)).toBeLessThan(0.1)
  })
})
