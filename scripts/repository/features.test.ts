import { dirname } from 'node:path'
import { FEATURES } from '@diatrivi/contract/features'
import { expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const FEATURE_NAMES = Object.keys(FEATURES)
const NO_FEATURE = ['shared', 'testing']
/** Rules that are written and tested before the calls that will obey them. */
const NOT_YET_CALLED: string[] = []

function foldersIn(parent: string): string[] {
  const folders = trackedFiles()
    .filter((path) => path.startsWith(`${parent}/`))
    .map((path) => dirname(path.slice(parent.length + 1)).split('/')[0] ?? '')
  return [...new Set(folders)].filter((folder) => folder !== '.' && !NO_FEATURE.includes(folder))
}

it('the folders of the contract are the features', () => {
  expect(foldersIn('packages/contract/src').sort()).toEqual([...FEATURE_NAMES].sort())
})

it('the folders of the domain are named like features', () => {
  const others = foldersIn('packages/domain/src').filter((folder) => !FEATURE_NAMES.includes(folder))
  expect(others.sort()).toEqual(NOT_YET_CALLED)
})

it('ARCHITECTURE.md names every feature, in the order of the record', () => {
  const [sentence = ''] = /^Features carry the same name .*?\. /m.exec(read('ARCHITECTURE.md')) ?? []
  expect([...sentence.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(FEATURE_NAMES)
})
