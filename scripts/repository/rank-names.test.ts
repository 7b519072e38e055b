import { RANK_NAMES } from '@diatrivi/domain/people/account/rank-names'
import { expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const SOURCES = trackedFiles().filter(
  (path) => /^(apps|packages)\/.*\.(tsx?|json)$/.test(path) && !/\.test\.tsx?$/.test(path),
)

// The shortest names are words of other sentences too.
const NAMES = Object.values(RANK_NAMES).flatMap(([greek]) => (/ .*\//.test(greek) ? [greek] : []))

it.each(NAMES)('the rank «%s» is written once for the screens and once for files', (name) => {
  expect(SOURCES.filter((path) => read(path).includes(name))).toEqual([
    'apps/web/messages/el/profile.json',
    'packages/domain/src/people/account/rank-names.ts',
  ])
})
