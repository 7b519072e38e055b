import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'demo',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../apps/api/src/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
