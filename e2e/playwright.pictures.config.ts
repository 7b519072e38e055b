import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const [desktop, phone] = ['desktop', 'phone'].map((size) =>
  journeys.projects?.find(({ name }) => name === size),
)
const GALLERY = ['gallery.spec.ts', 'first-run.spec.ts']

/** Every picture of the product: `npm run pictures -w @diatrivi/e2e -- --project readme`; see `pictures/README.md`. */
export default defineConfig({
  ...journeys,
  testDir: './pictures',
  outputDir: './test-results/pictures-run',
  globalTeardown: './pictures/contact-sheets.ts',
  retries: 0,
  timeout: 300_000,
  projects: [
    { name: 'worlds', testMatch: 'worlds.setup.ts', timeout: 900_000 },
    { name: 'desktop', use: { ...desktop?.use }, testMatch: GALLERY, dependencies: ['worlds'] },
    { name: 'phone', use: { ...phone?.use }, testMatch: GALLERY, dependencies: ['worlds'] },
    { name: 'readme', use: { ...desktop?.use }, testMatch: 'readme.spec.ts' },
    { name: 'guides', use: { ...desktop?.use }, testMatch: 'guides.spec.ts', workers: 1 },
    { name: 'icons', testMatch: 'icons.spec.ts' },
    { name: 'mails', use: { ...desktop?.use }, testMatch: 'mails.spec.ts' },
  ],
})
