import { existsSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ASVS_NUMBERS } from './asvs-numbers.ts'
import { ROOT, read, trackedFiles } from './tracked-files.ts'

const PAGE = 'docs/asvs.md'
const STATES = ['holds', 'open', 'operator', 'n/a']

interface Row {
  number: string
  state: string
  how: string
  tests: string[]
}

const page = read(PAGE)
const rows: Row[] = page
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, number = '', , state = '', how = '', tests = ''] = line.split('|').map((cell) => cell.trim())
    return { number, state, how, tests: quoted(tests) }
  })

function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

const names = new Set(trackedFiles().map((path) => basename(path)))

const FOLDERS = [
  { begins: /^(?:modules|platform)\//, root: 'apps/api/src' },
  { begins: /^shared\//, root: 'apps/web/src' },
  { begins: /^/, root: '' },
]

function exists(path: string): boolean {
  const { root } = FOLDERS.find(({ begins }) => begins.test(path)) ?? { root: '' }
  return existsSync(join(ROOT, root, path))
}

/** Files between backquotes, and those that are linked to. */
function filesIn(how: string): string[] {
  const linked = [...how.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) =>
    normalize(join(dirname(PAGE), target)),
  )
  return [...quoted(how), ...linked].filter((name) => exists(name))
}

describe('the page about the ASVS', () => {
  it('has every requirement of the levels 1 and 2 once, in their order', () => {
    expect(rows.map(({ number }) => number)).toEqual(ASVS_NUMBERS)
    expect(ASVS_NUMBERS).toHaveLength(253)
  })

  it('says of each in what state it is, and counts them', () => {
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([])
    for (const state of STATES) {
      const count = rows.filter((row) => row.state === state).length
      expect(page).toMatch(new RegExp(`^\\| ${state} \\| .* \\| ${count} \\|$`, 'm'))
    }
  })

  it('names a file for each that holds, or a chapter of its own', () => {
    const vague = rows
      .filter(({ state }) => state === 'holds')
      .filter(({ how }) => filesIn(how).length === 0 && !how.includes('[below](#'))
    expect(vague).toEqual([])
  })

  it('says of each that is not met why', () => {
    expect(rows.filter(({ how }) => how.length === 0)).toEqual([])
  })

  it('names tests that exist', () => {
    const unknown = rows.flatMap(({ number, tests }) =>
      tests
        .filter((test) => !/\.(?:test|spec)\.tsx?$/.test(test) || !names.has(test))
        .map((test) => `${number}: ${test}`),
    )
    expect(unknown).toEqual([])
  })

  it('shows most of what holds by a test', () => {
    const holding = rows.filter(({ state }) => state === 'holds')
    expect(holding.filter(({ tests }) => tests.length > 0).length / holding.length).toBeGreaterThan(0.9)
  })
})

describe('the page about attacks', () => {
  const named = quoted(read('docs/guides/attacks.md')).filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))

  it('names tests that exist', () => {
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((test) => !names.has(test))).toEqual([])
  })

  it('has a test for each attack', () => {
    const attacks = read('docs/guides/attacks.md')
      .split('\n')
      .filter((line) => line.startsWith('| **'))
    expect(attacks).toHaveLength(22)
    expect(attacks.filter((line) => !/\.(?:test|spec)\.tsx?` \|$/.test(line))).toEqual([])
  })
})
