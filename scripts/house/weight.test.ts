import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { exceeded, LIMITS } from '../weight/budget.mjs'
import { weighBuild } from '../weight/weigh.mjs'
import { weightTable } from '../weight/weight-page.mjs'

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-weight-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A build of two pages, one of them in a frame; sizes are those of the files, which are too small to be compressed. */
function aBuild(sizes: Record<string, number>): string {
  const assets = join(folder, 'assets')
  mkdirSync(assets, { recursive: true })
  const manifest = {
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: {
      root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/framework.js'] },
      frame: { id: 'frame', parentId: 'root', module: '/assets/frame.js' },
      login: { id: 'login', parentId: 'frame', path: 'login', module: '/assets/login.js' },
      page: {
        id: 'page',
        parentId: 'root',
        path: 'page/:id',
        module: '/assets/page.js',
        clientLoaderModule: '/assets/page-loader.js',
      },
    },
  }
  const codes: Record<string, string> = {
    'frame.js': 'import{a}from"./shared.js";',
    'page-loader.js': 'import"./shared.js";const grid=()=>import("./grid.js");',
    'shared.js': 'export*from"./deep.js";',
  }
  const names = [
    'entry',
    'framework',
    'root',
    'frame',
    'login',
    'page',
    'page-loader',
    'shared',
    'deep',
    'grid',
  ]
  for (const name of names.map((plain) => `${plain}.js`)) {
    const code = codes[name] ?? ''
    writeFileSync(join(assets, name), code.padEnd(sizes[name] ?? code.length, ' '))
  }
  writeFileSync(join(assets, 'letters.woff2'), Buffer.alloc(sizes['letters.woff2'] ?? 0))
  writeFileSync(join(assets, 'manifest-0.js'), `window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  writeFileSync(
    join(folder, 'index.html'),
    '<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/manifest-0.js"/>',
  )
  return folder
}

const filesOf = (address: string) =>
  weighBuild(aBuild({}))
    .routes.find((route) => route.address === address)
    ?.files.toSorted()

describe('what a page weighs', () => {
  it('is the entry, its frames, itself and all that these import, and nothing that comes later', () => {
    const everywhere = ['entry', 'framework', 'manifest-0', 'root']
    const all = (...names: string[]) =>
      [...everywhere, ...names].map((name) => `/assets/${name}.js`).toSorted()
    expect(filesOf('/login')).toEqual(all('frame', 'login', 'shared', 'deep'))
    expect(filesOf('/page/:id')).toEqual(all('page', 'page-loader', 'shared', 'deep'))
  })

  it('is what the server sends: the compressed file where there is one', () => {
    const build = aBuild({ 'login.js': 5_000 })
    const before = weighBuild(build).routes.find(({ address }) => address === '/login')?.bytes ?? 0
    writeFileSync(join(build, 'assets/login.js.br'), Buffer.alloc(1_000))
    const after = weighBuild(build).routes.find(({ address }) => address === '/login')?.bytes ?? 0
    rmSync(join(build, 'assets/login.js.br'))
    expect(before - after).toBe(4_000)
  })
})

describe('the budget', () => {
  it('is kept by a light build', () => {
    expect(exceeded(weighBuild(aBuild({ 'page.js': 200_000 })))).toEqual([])
  })

  it.each([
    ['the sign-in', { 'login.js': LIMITS.signIn }, '/login loads 191 kB of JavaScript'],
    ['another page', { 'page.js': LIMITS.page }, '/page/:id loads 301 kB of JavaScript'],
    ['what a page imports', { 'deep.js': LIMITS.signIn }, '/login loads 191 kB of JavaScript'],
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
    expect(table).toContain('| `/login`             | 187 |     190 |')
    expect(table).toContain('| fonts, on every page |  44 |      45 |')
  })
})
