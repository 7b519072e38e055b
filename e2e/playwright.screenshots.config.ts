import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The pictures of `docs/screenshots`, taken from the demo data by the same runner that walks the journeys. */
export default defineConfig(journeys, { testDir: './screenshots', workers: 1, retries: 0 })
