import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'house', include: ['house/**/*.test.ts'], pool: 'threads', isolate: false },
})
