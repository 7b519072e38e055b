import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, it } from 'vitest'
import { STORAGE_CASES } from '../../testing/storage/storage-cases.ts'
import { localStorage } from './local-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The same cases for a bucket need a real store: `npm run reliability -w @diatrivi/proofs -- storage`.
describe('a folder', () => {
  it.each(Object.entries(STORAGE_CASES))('%s', (_title, holds) =>
    holds({ storage: localStorage(join(folder, 'files')), folder: join(folder, 'uploads') }),
  )
})
