import { account } from './modules/account/tables.ts'
import type { Platform } from './platform/platform.ts'

/** What the demo package gives. It builds on the API, so that the API knows it by this shape only. */
interface DemoPackage {
  loadDemo(needs: Pick<Platform, 'db' | 'storage' | 'clock' | 'passwords'>): Promise<boolean>
}

const DEMO_PACKAGE: string = '@diatrivi/demo/load'

/**
 * Fills an empty database with the demonstration, when asked to. The package is looked for only then: an installation
 * for real use can do without it.
 */
export async function loadDemoData(platform: Platform, announce: () => void): Promise<void> {
  if (!platform.config.demo || (await platform.db.$count(account)) > 0) return
  announce()
  const demo: DemoPackage = await import(DEMO_PACKAGE)
  await demo.loadDemo(platform)
}
