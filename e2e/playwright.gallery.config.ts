import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/**
 * Pictures of every screen with ordinary, extreme and empty data, for people to look at; see `gallery/README.md`.
 * They stand outside git, and outside the folder that the runner empties at every start.
 */
export default defineConfig({
  ...journeys,
  testDir: './gallery',
  outputDir: './test-results/gallery-run',
  globalTeardown: './gallery/contact-sheets.ts',
  retries: 0,
  timeout: 300_000,
  projects: [
    { name: 'worlds', testMatch: 'worlds.setup.ts', timeout: 900_000 },
    // Every screen in both sizes, not only what the journeys walk on a phone.
    ...(journeys.projects ?? []).map(({ testIgnore: _, grep: _grep, ...project }) => ({
      ...project,
      dependencies: ['worlds'],
    })),
  ],
})
