import { defineConfig, devices } from '@playwright/test'
import journeys from './playwright.config.ts'

const { webServer: _, ...inBrowser } = journeys

/** The pictures of `docs/mails`, by the same runner that walks the journeys; mails need no server to be looked at. */
export default defineConfig({
  ...inBrowser,
  testDir: './mails',
  retries: 0,
  projects: [{ name: 'mails', use: devices['Desktop Chrome'] }],
})
