import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writePages } from './first-paint/at-build/write-pages.ts'
import { WRITTEN_PAGES } from './first-paint/written-pages.ts'
import routes from './src/routes.ts'
import { precompress } from './tooling/precompress.ts'

export default {
  appDirectory: 'src',
  // The API is a host of its own and holds every rule; pages come from plain files. Most of them are drawn by the
  // browser alone; the first that a visitor sees is written into its file at build time.
  ssr: false,
  prerender: [...WRITTEN_PAGES],
  // A page's loader and its component come in the same few files: see `first-paint/README.md`.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const client = join(buildDirectory, 'client')
    await writePages(client, routes)
    precompress(client)
  },
} satisfies Config
