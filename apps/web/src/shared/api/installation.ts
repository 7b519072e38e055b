import { useSyncExternalStore } from 'react'
import { readMeta } from './page-settings.ts'

/** What the installation is and who operates it; the web server writes these settings into the page's head. */
export type InstallationFact = 'label' | 'operator' | 'address' | 'email' | 'phone' | 'dpo'

export function installationFact(fact: InstallationFact): string | null {
  return readMeta(`installation-${fact}`) || null
}

const never = () => () => undefined

/** As above, for what stands on pages that the build writes, which knows no installation. */
export function useInstallationFact(fact: InstallationFact): string | null {
  return useSyncExternalStore(
    never,
    () => installationFact(fact),
    () => null,
  )
}
