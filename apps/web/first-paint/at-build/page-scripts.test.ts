// @vitest-environment node
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Manifest } from 'vite'
import { expect, it } from 'vitest'
import { listPageScripts } from './page-scripts.ts'

const QUESTION = '?build-route'
const MANIFEST: Manifest = {
  'src/entry.client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_framework.js'] },
  '_framework.js': { file: 'assets/framework.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_framework.js'] },
  [`src/root.tsx${QUESTION}`]: { file: 'assets/root.js', isEntry: true },
  [`src/app/layouts/area.tsx${QUESTION}`]: { file: 'assets/area.js', isEntry: true },
  [`src/pages/thesis.tsx${QUESTION}`]: {
    file: 'assets/thesis.js',
    isEntry: true,
    imports: ['_form.js'],
    dynamicImports: ['src/editor.tsx'],
  },
  'src/editor.tsx': { file: 'assets/editor.js', isDynamicEntry: true },
}
const ROUTES: RouteConfigEntry[] = [
  {
    file: 'app/layouts/area.tsx',
    path: 'dashboard',
    children: [{ file: 'pages/thesis.tsx', path: 'thesis/:id' }],
  },
  { file: 'pages/thesis.tsx', index: true },
]

it('names what a page, its layouts and the start of the application import, and nothing that comes later', () => {
  const started = ['/assets/entry.js', '/assets/root.js']
  expect(listPageScripts(MANIFEST, ROUTES)).toEqual([
    {
      path: '/dashboard/thesis/:id',
      scripts: [
        ...started,
        '/assets/area.js',
        '/assets/thesis.js',
        '/assets/framework.js',
        '/assets/form.js',
      ],
    },
    { path: '/', scripts: [...started, '/assets/thesis.js', '/assets/framework.js', '/assets/form.js'] },
  ])
})

it('says which route the build does not know', () => {
  expect(() => listPageScripts(MANIFEST, [{ file: 'lost.tsx' }])).toThrow('no entry for src/lost.tsx')
})
