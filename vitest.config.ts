import { defineConfig } from 'vitest/config'

/** One run over the tests of every package; each package has a config of its own. Globs, because a plain path must exist. */
export default defineConfig({
  test: {
    projects: ['{packages,apps}/*/vitest.config.ts', '{bench,demo,proofs,scripts}/vitest.config.ts'],
  },
})
