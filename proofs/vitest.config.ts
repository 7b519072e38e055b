import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'proofs',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../apps/api/src/testing/global-setup.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
