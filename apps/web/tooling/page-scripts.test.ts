// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPageScripts } from './page-scripts.ts'

const MANIFEST = {
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
const CODES = {
  entry: '',
  framework: '',
  root: '',
  frame: 'import{a}from"./shared.js";',
  login: '',
  page: '',
  'page-loader': 'import"./shared.js";const grid=()=>import("./grid.js");',
  shared:
    'export*from"./deep.js";const a=()=>import(`./at-once-DgzbAL4O.js`),b=()=>import(`./in-time-CWJTSCP6.js`);',
  'at-once-DgzbAL4O': 'import"./below.js";',
  'in-time-CWJTSCP6': '',
  below: '',
  deep: '',
  grid: '',
}
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'diatrivi-scripts-'))
  mkdirSync(join(folder, 'assets'))
  for (const [name, code] of Object.entries(CODES)) writeFileSync(join(folder, `assets/${name}.js`), code)
  writeFileSync(
    join(folder, 'assets/manifest-0.js'),
    `window.__reactRouterManifest=${JSON.stringify(MANIFEST)};`,
  )
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('the scripts of a page', () => {
  it('are the entry, its frames, itself and all that these import at once, and nothing that comes later', () => {
    const scripts = Object.fromEntries(
      listPageScripts(folder, new Set(['at-once'])).map((page) => [page.path, page.scripts.toSorted()]),
    )
    const SHARED = ['shared', 'deep', 'at-once-DgzbAL4O', 'below']
    const everywhere = ['entry', 'framework', 'manifest-0', 'root']
    const all = (...names: string[]) =>
      [...everywhere, ...names].map((name) => `/assets/${name}.js`).toSorted()
    expect(scripts).toEqual({
      '/login': all('frame', 'login', ...SHARED),
      '/page/:id': all('page', 'page-loader', ...SHARED),
    })
  })

  it('cannot be told where nothing was built', () => {
    expect(() => listPageScripts(join(folder, 'nowhere'), new Set())).toThrow('its manifest is missing')
  })
})
