import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { exceeded, LIMITS } from '../weight/budget.mjs'
import { weighBuild } from '../weight/weigh.mjs'
import { weightTable } from '../weight/weight-page.mjs'

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-weight-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PAGES = [
  { path: '/login', scripts: ['/assets/everywhere.js', '/assets/login.js'] },
  { path: '/page/:id', scripts: ['/assets/everywhere.js', '/assets/page.js'] },
]

/** A build of two pages; sizes are those of the files, which are too small to be compressed. */
function aBuild(sizes: Record<string, number>): string {
  const client = join(folder, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  for (const name of ['everywhere.js', 'login.js', 'page.js', 'grid.js', 'letters.woff2']) {
    writeFileSync(join(client, 'assets', name), Buffer.alloc(sizes[name] ?? 0))
  }
  writeFileSync(join(folder, 'page-scripts.json'), JSON.stringify(PAGES))
  return client
}

describe('what a page weighs', () => {
  it('is the scripts that the build names for it', () => {
    const { routes } = weighBuild(
      aBuild({ 'everywhere.js': 100, 'login.js': 10, 'page.js': 1, 'grid.js': 9 }),
    )
    expect(routes.map(({ address, bytes }) => [address, bytes])).toEqual([
      ['/login', 110],
      ['/page/:id', 101],
    ])
  })

  it('is what the server sends: the compressed file where there is one', () => {
    const build = aBuild({ 'login.js': 5_000 })
    const before = weighBuild(build).routes.find(({ address }) => address === '/login')?.bytes ?? 0
    writeFileSync(join(build, 'assets/login.js.br'), Buffer.alloc(1_000))
    const after = weighBuild(build).routes.find(({ address }) => address === '/login')?.bytes ?? 0
    rmSync(join(build, 'assets/login.js.br'))
    expect(before - after).toBe(4_000)
  })

  it('is not known without a build', () => {
    expect(() => weighBuild(join(folder, 'nowhere', 'client'))).toThrow('There is no build to weigh')
  })
})

describe('the budget', () => {
  it('is kept by a light build', () => {
    expect(exceeded(weighBuild(aBuild({ 'page.js': 200_000 })))).toEqual([])
  })

  it.each([
    ['the sign-in', { 'login.js': LIMITS.signIn + 1 }, '/login loads 193 kB of JavaScript'],
    ['another page', { 'page.js': LIMITS.page + 1 }, '/page/:id loads 305 kB of JavaScript'],
    ['what all pages share', { 'everywhere.js': LIMITS.signIn + 1 }, '/login loads 193 kB of JavaScript'],
    ['the fonts', { 'letters.woff2': LIMITS.fonts + 1 }, 'Every page loads 46 kB of fonts'],
  ])('is exceeded by %s', (_what, sizes, sentence) => {
    expect(exceeded(weighBuild(aBuild(sizes)))).toEqual([expect.stringContaining(sentence)])
  })

  it('does not count what is loaded after the first paint', () => {
    expect(exceeded(weighBuild(aBuild({ 'grid.js': 900_000 })))).toEqual([])
  })
})

describe('the table of weights', () => {
  it('says of every page what it weighs and what it may', () => {
    const table = weightTable({ fonts: 43_340, routes: [{ address: '/login', bytes: 186_503, files: [] }] })
    expect(table).toContain('| `/login`             | 187 |     192 |')
    expect(table).toContain('| fonts, on every page |  44 |      45 |')
  })
})
