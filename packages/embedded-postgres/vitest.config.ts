import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'embedded-postgres',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
