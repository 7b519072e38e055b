import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { listEarlyParts } from './tooling/early-parts.ts'
import { listPageScripts } from './tooling/page-scripts.ts'
import { precompress } from './tooling/precompress.ts'
import { WRITTEN_PAGES } from './tooling/written-pages.ts'

export default {
  appDirectory: 'src',
  // The API is a host of its own and holds every rule; pages come from plain files. Most of them are drawn by the
  // browser alone; the first that anybody sees is written into its file at build time.
  ssr: false,
  prerender: [...WRITTEN_PAGES],
  // A page's loader and its component come in the same few files: see `tooling/chunks.ts`.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => {
    const client = join(buildDirectory, 'client')
    precompress(client)
    writeFileSync(
      join(buildDirectory, 'page-scripts.json'),
      JSON.stringify(listPageScripts(client, listEarlyParts())),
    )
  },
} satisfies Config
