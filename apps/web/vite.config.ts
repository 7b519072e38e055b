import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { CHUNK_GROUPS } from './first-paint/at-build/chunk-groups.ts'
import { BUILD_MESSAGE_OPTIONS, MESSAGE_OPTIONS } from './tooling/message-options.ts'

/** The types of the routes need no messages; `tooling/write-messages.ts` writes them at the same time. */
const isTypegen = process.argv.includes('typegen')

/**
 * Loads the code that draws the written pages before the first is asked for. The router waits ten seconds for a page and
 * has no setting for it; on a slow machine the loading alone took longer.
 */
const loadServerFirst: Plugin = {
  name: 'load-server-first',
  async configurePreviewServer() {
    await import(pathToFileURL(join(import.meta.dirname, 'build/server/index.js')).href)
  },
}

export default defineConfig(({ command }) => ({
  plugins: [
    !isTypegen && paraglideVitePlugin(command === 'build' ? BUILD_MESSAGE_OPTIONS : MESSAGE_OPTIONS),
    reactRouter(),
    loadServerFirst,
  ],
  build: {
    target: 'es2022',
    // Says which file imports which: see `first-paint/README.md`.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
  // Two copies of the router would not see each other's contexts.
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
}))
