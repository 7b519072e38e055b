import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The pictures of the guides, taken from the demo data by the same runner that walks the journeys. */
export default defineConfig({
  ...journeys,
  testDir: './guide-pictures',
  workers: 1,
  retries: 0,
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'desktop'),
})
