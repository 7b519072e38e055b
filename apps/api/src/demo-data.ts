import { account } from './platform/database/schema/account.ts'
import { createPlatform, type Foundation, type Platform } from './platform/platform.ts'

/** What the demo package gives. It builds on the API, so that the API knows it by this shape only. */
interface DemoPackage {
  loadDemo(needs: Pick<Platform, 'db' | 'storage' | 'clock' | 'passwords'>): Promise<boolean>
}

const DEMO_PACKAGE: string = '@diatrivi/demo/load'

/**
 * Fills an empty database with the demonstration, when asked to. The package is looked for only then: an installation
 * for real use can do without it.
 */
export async function loadDemoData(foundation: Foundation, announce: () => void): Promise<void> {
  if (!foundation.config.demo || (await foundation.db.$count(account)) > 0) return
  announce()
  const demo: DemoPackage = await import(DEMO_PACKAGE)
  await demo.loadDemo(createPlatform(foundation))
}
