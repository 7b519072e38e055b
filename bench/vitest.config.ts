import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'bench',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // It starts two programs beside all other tests.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
