import { readMeta } from '../../../shared/api/page-settings.ts'

/** As the settings say where none are set; the page of a development server has none. */
export const USUAL_RETENTIONS = { nameYears: '10', securityDays: '365' } as const

/** How long the installation keeps something: the number of its setting. */
export function retentionOf(what: keyof typeof USUAL_RETENTIONS): string {
  return readMeta(`installation-${what}`) || USUAL_RETENTIONS[what]
}
