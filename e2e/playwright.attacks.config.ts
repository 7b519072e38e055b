import { defineConfig, devices } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Every attack in every field, by the same servers and the same runner that walks the journeys. */
export default defineConfig({
  ...journeys,
  testDir: './attacks',
  workers: 1,
  // Three worlds are drawn side by side, a window for each page: what is looked for is harm, not speed.
  expect: { ...journeys.expect, timeout: 60_000 },
  projects: [{ name: 'attacks', use: devices['Desktop Chrome'] }],
})
