import { readMeta } from '../../../shared/api/page-settings.ts'

const FACTS = ['operator', 'address', 'email', 'phone', 'dpo'] as const
export type InstallationFact = (typeof FACTS)[number]

/** The operator of the application; the web server writes these settings into the page's head. */
export function installationFact(fact: InstallationFact): string | null {
  return readMeta(`installation-${fact}`) || null
}

/** As the settings say where none are set; the page of a development server has none. */
export const USUAL_RETENTIONS = { nameYears: '10', securityDays: '365' } as const

/** How long the installation keeps something: the number of its setting. */
export function retentionOf(what: keyof typeof USUAL_RETENTIONS): string {
  return readMeta(`installation-${what}`) || USUAL_RETENTIONS[what]
}
