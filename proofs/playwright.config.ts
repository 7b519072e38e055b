import { join } from 'node:path'
import journeys from '@diatrivi/e2e/playwright.config'
import { defineConfig, devices } from '@playwright/test'

/** The servers are started as for the journeys, from the folder of their config. */
const servers = [journeys.webServer ?? []]
  .flat()
  .map((server) => ({ ...server, cwd: join(import.meta.dirname, '../e2e') }))

/** Every attack in every field, by the same servers and the same runner that walks the journeys. */
export default defineConfig({
  ...journeys,
  webServer: servers,
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
