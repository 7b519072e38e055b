import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '@diatrivi/api/testing/test-database'
import { afterAll, expect, it } from 'vitest'
import { SMALL } from './scale.ts'
import { serveYear } from './served-year.ts'
import { playYear } from './year.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-year-'))
const database = await openTestDatabase()
const api = await serveYear(database.connection, dataDir)

afterAll(async () => {
  await api.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const RARE = [
  'a step was returned',
  'a step was handed in late',
  'a thesis was given up',
  'a thesis was failed',
  'a seat was declined, and another person asked',
  'an invitation lapsed, and was sent again',
  'a member left, and the substitute took the seat',
  'a member from outside sealed a mark by a link',
  'an examination was moved',
  'an examination was called off',
  'corrections were accepted',
  'a mark was corrected by a decision',
  'a paper came back signed',
]

it('is lived through by ten students, whatever comes', { timeout: 240_000 }, async () => {
  const { world } = await playYear(api, { ...SMALL, seed: 1 })
  expect([...world.happenings.keys()]).toEqual(expect.arrayContaining(RARE))
})
