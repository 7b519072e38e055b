import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'settings',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
  },
})
