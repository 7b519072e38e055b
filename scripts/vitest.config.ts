import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'repository',
    include: ['repository/**/*.test.ts'],
    // The time after which a test is taken to hang; a machine that does other work is slow and well.
    testTimeout: 20_000,
    pool: 'threads',
    isolate: false,
  },
})
