import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The pictures of `docs/screenshots`, taken from the demo data by the same runner that walks the journeys. */
export default defineConfig({
  ...journeys,
  testDir: './screenshots',
  workers: 1,
  retries: 0,
  // Every screen in both sizes, not only what the journeys walk on a phone.
  projects: (journeys.projects ?? [])
    .filter(({ name }) => name === 'desktop' || name === 'phone')
    .map(({ grep: _, ...project }) => project),
})
