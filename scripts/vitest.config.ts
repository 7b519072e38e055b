import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'repository', include: ['repository/**/*.test.ts'], pool: 'threads', isolate: false },
})
