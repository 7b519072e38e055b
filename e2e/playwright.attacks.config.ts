import { defineConfig, devices } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Every attack in every field, by the same servers and the same runner that walks the journeys. */
export default defineConfig({
  ...journeys,
  testDir: './attacks',
  outputDir: './test-results/attacks',
  workers: 3,
  // Says at once why a group is begun anew.
  reporter: 'line',
  // What is looked for is harm, not speed: other work on the machine costs neither a page nor a group.
  timeout: 3_600_000,
  expect: { ...journeys.expect, timeout: 120_000 },
  use: { ...journeys.use, actionTimeout: 120_000, navigationTimeout: 120_000 },
  retries: 2,
  projects: [
    { name: 'attacks', testMatch: 'every-attack.spec.ts', use: devices['Desktop Chrome'] },
    // Nothing keeps what is found here, so no second try may hide it.
    { name: 'in a browser', testMatch: 'in-a-browser.spec.ts', use: devices['Desktop Chrome'], retries: 0 },
    { name: 'figures', testMatch: 'figures.spec.ts', dependencies: ['attacks'], retries: 0 },
  ],
})
