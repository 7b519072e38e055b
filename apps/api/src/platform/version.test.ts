import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { commitIn, VERSION } from './version.ts'

const COMMIT = '0123456789abcdef0123456789abcdef01234567'

it.each([
  ['a build of an image', { commit: `${COMMIT}\n` }, ['01234567']],
  ['a clone at a tag', { '.git/HEAD': `${COMMIT}\n` }, ['01234567']],
  [
    'a clone at a branch',
    { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': COMMIT },
    ['01234567'],
  ],
  ['an image that was built without it', { commit: '\n' }, []],
  ['an archive', {}, []],
])('the commit of %s', (_what, files, commit) => {
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-version-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  expect(commitIn(folder)).toEqual(commit)
})

it('the version says both where they are known', () => {
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+(?:\+[\da-f]{8})?$/)
})
