import { PRINTED_RANKS, RANK_NAMES } from '@diatrivi/domain/people/account/rank-names'
import { expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const SOURCES = trackedFiles().filter(
  (path) => /^(apps|packages)\/.*\.(tsx?|json)$/.test(path) && !/\.test\.tsx?$/.test(path),
)

// The shortest names are words of other sentences too.
const NAMES = [...Object.values(RANK_NAMES).map(([greek]) => greek), ...Object.values(PRINTED_RANKS)].filter(
  (name) => / .*\//.test(name),
)

it.each(NAMES)('the rank «%s» is written in one file', (name) => {
  expect(SOURCES.filter((path) => read(path).includes(name))).toEqual([
    'packages/domain/src/people/account/rank-names.ts',
  ])
})
