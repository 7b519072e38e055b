import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'

export default defineProject({
  // The router's own plugin would want a whole build; components need nothing but React here.
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  test: {
    name: 'web',
    environment: 'jsdom',
    // The time after which a test is taken to hang; a machine that does other work is slow and well.
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}', '{server,tooling,first-paint}/**/*.test.{ts,tsx}'],
    globalSetup: ['tooling/compile-messages.ts'],
    setupFiles: ['src/testing/setup.ts'],
    pool: 'threads',
    isolate: false,
  },
})
