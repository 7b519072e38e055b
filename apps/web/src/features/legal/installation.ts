import { readMeta } from '../../shared/api/page-settings.ts'

const FACTS = ['operator', 'address', 'email', 'phone', 'dpo'] as const
export type InstallationFact = (typeof FACTS)[number]

/** The operator of the application; the web server writes these settings into the page's head. */
export function installationFact(fact: InstallationFact): string | null {
  return readMeta(`installation-${fact}`) || null
}
