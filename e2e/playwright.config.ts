import { defineConfig, devices } from '@playwright/test'
import {
  apiEnvironment,
  openidEnvironment,
  registerEnvironment,
  streetsEnvironment,
  system,
} from './system.ts'

/** Set by the test script when it found a browser; without it Playwright's own download is used. */
const executablePath = process.env.DIATRIVI_CHROMIUM

/** Its journeys act on the mails of all others. */
const MAIL_SERVER = '**/mail-server.spec.ts'

/** What only a small screen has. */
const ON_A_PHONE = '**/on-a-phone.spec.ts'

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A third worker uses the moments in which two only wait.
  workers: 3,
  // A journey takes seconds on a quiet machine and longer on a busy one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // What the accessibility statement says of these tests: e2e/README.md#the-accessibility-statement
  reporter: [
    ['list'],
    ...(process.env.RECORD_ASSESSMENT === '1' ? [['./assessment-reporter.ts'] as const] : []),
  ],
  use: {
    baseURL: system.webUrl,
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    // Recording doubles the work of every step, and with several windows their closing can wait for it endlessly.
    trace: process.env.DIATRIVI_E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    // Drawing each frame of each motion takes a fifth of a journey. `look.spec.ts` and `every-page.spec.ts` move.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: {
      // Without an encoding the browser writes no Greek names of files.
      env: { ...process.env, LANG: 'C.UTF-8' },
      ...(executablePath ? { executablePath } : {}),
      // Without these a system Chromium connects to its maker's hosts at every start.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: [MAIL_SERVER, ON_A_PHONE], use: DESKTOP },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    // A sample of the attacks: proofs/README.md#attacks
    { name: 'attacks', testDir: '../proofs/attacks', testMatch: 'sample.spec.ts', use: DESKTOP },
    {
      name: 'mail server',
      testMatch: MAIL_SERVER,
      dependencies: ['desktop', 'phone', 'attacks'],
      fullyParallel: false,
      use: DESKTOP,
    },
  ],
  webServer: [
    {
      name: 'mail server',
      command: 'node mail-server/main.ts',
      url: system.mailServerUrl,
      timeout: 30_000,
    },
    {
      name: 'api',
      command: 'node ../demo/src/main.ts',
      url: `${system.apiUrl}/readyz`,
      // Until the demo data is loaded.
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: apiEnvironment,
    },
    {
      name: 'web',
      command: 'node ../apps/web/server/serve.ts',
      url: system.webUrl,
      timeout: 30_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: system.environment,
    },
    {
      name: 'institution',
      command: 'node ../apps/api/src/testing/openid-program.ts',
      url: `${system.openidUrl}/.well-known/openid-configuration`,
      timeout: 30_000,
      env: openidEnvironment,
    },
    {
      name: 'student register',
      command: 'node ../apps/api/src/testing/student-register-program.ts',
      // It answers, though not to strangers.
      url: `${system.registerUrl}/api/Students`,
      timeout: 30_000,
      env: registerEnvironment,
    },
    { name: 'tiles', command: 'node tiles/main.ts', url: system.tilesUrl, timeout: 30_000 },
    {
      name: 'web with streets',
      command: 'node ../apps/web/server/serve.ts',
      url: system.streetsUrl,
      timeout: 30_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: streetsEnvironment,
    },
  ],
})
