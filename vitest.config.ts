import { defineConfig } from 'vitest/config'

/** One run over the tests of every room; each room's own config says how. Globs, because a plain path must exist. */
export default defineConfig({
  test: {
    projects: ['{packages,apps}/*/vitest.config.ts', '{demo,scripts}/vitest.config.ts'],
  },
})
