import { FEATURES } from '@diatrivi/contract/features'
import { NEIGHBOURHOODS } from '@diatrivi/contract/neighbourhoods'
import { describe, expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const NAMES: string[] = NEIGHBOURHOODS.map(({ name }) => name)
const FEATURE_NAMES = Object.keys(FEATURES)
const MODULES = 'apps/api/src/modules'
/** The trees that have the neighbourhoods, each with the folders of its own that stand beside them. */
const TREES: [tree: string, beside: string[]][] = [
  [MODULES, []],
  ['apps/web/src/features', []],
  ['packages/domain/src', ['shared', 'testing']],
  ['packages/contract/src', ['testing']],
  ['docs/decisions', ['platform', 'web', 'operation', 'quality']],
]
const MOST_FOLDERS = 12
const MOST_FILES = 25

/** The folders and files that lie directly in a folder. */
function entriesIn(folder: string): { folders: string[]; files: string[] } {
  const below = paths
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1))
  return {
    folders: [...new Set(below.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''))],
    files: below.filter((path) => !path.includes('/')),
  }
}
const paths = trackedFiles()

/** What a tree holds, with the neighbourhood of each: `['people', 'account']`. */
function placesIn(tree: string): [neighbourhood: string, name: string][] {
  return NAMES.flatMap((name) =>
    entriesIn(`${tree}/${name}`).folders.map((folder): [string, string] => [name, folder]),
  )
}

describe('the neighbourhoods', () => {
  it.each(TREES)('are the folders of %s', (tree, beside) => {
    const { folders } = entriesIn(tree)
    expect(folders.filter((folder) => ![...NAMES, ...beside].includes(folder))).toEqual([])
  })

  it('hold the same features in every tree', () => {
    const placeOf = new Map(placesIn('packages/contract/src').map(([place, feature]) => [feature, place]))
    for (const [tree] of TREES) {
      const strays = placesIn(tree).filter(([place, name]) => (placeOf.get(name) ?? place) !== place)
      expect(strays, tree).toEqual([])
    }
  })

  it('stand in ARCHITECTURE.md with the sentence of each, the lowest first', () => {
    const rows = [...read('ARCHITECTURE.md').matchAll(/^\| \*\*`([\w-]+)`\*\* \| (.+?) \|/gm)]
    expect(rows.map(([, name, about]) => ({ name, about }))).toEqual(NEIGHBOURHOODS)
  })

  it('are followed there by each module of the API once', () => {
    const table = read('ARCHITECTURE.md').split('\n| module |')[1] ?? ''
    const rows = [...table.matchAll(/^\| `([\w-]+)\/([\w-]+)` \| \S/gm)]
    expect(rows.map(([, place, name]) => [place, name]).sort()).toEqual(placesIn(MODULES).sort())
    expect(rows.map(([, place = '']) => NAMES.indexOf(place))).toEqual(
      rows.map(([, place = '']) => NAMES.indexOf(place)).sort(),
    )
  })
})

describe('a folder', () => {
  const IN_A_TREE = new RegExp(`^(?:${TREES.map(([tree]) => tree).join('|')})(?:/|$)`)
  const folders = [
    ...new Set(
      paths.flatMap((path) => {
        const parts = path.split('/').slice(0, -1)
        return parts.map((_part, place) => parts.slice(0, place + 1).join('/'))
      }),
    ),
  ].filter((folder) => IN_A_TREE.test(folder))
  const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)

  it(`of folders has ${MOST_FOLDERS} at most`, () => {
    expect(folders.length).toBeGreaterThan(150)
    const large = folders.filter((folder) => entriesIn(folder).folders.length > MOST_FOLDERS)
    expect(large).toEqual([])
  })

  it(`holds ${MOST_FILES} files of code at most`, () => {
    const large = folders.filter((folder) => entriesIn(folder).files.filter(isCode).length > MOST_FILES)
    expect(large).toEqual([])
  })
})

it('the folders of the contract are the features', () => {
  const folders = placesIn('packages/contract/src').map(([, feature]) => feature)
  expect(folders.sort()).toEqual([...FEATURE_NAMES].sort())
})

it('the folders of the domain are named like features', () => {
  const others = placesIn('packages/domain/src').filter(([, folder]) => !FEATURE_NAMES.includes(folder))
  // The table of permissions and the kinds of institutions are asked by several features and are none.
  expect(others).toEqual([['institution', 'institution']])
})
