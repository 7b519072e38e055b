import { type DirectoryAttributes, needsStartTls, USUAL_ATTRIBUTES } from '@diatrivi/settings/directory'
import type { settingsOf } from '@diatrivi/settings/read-settings'

/** The directory of the institution, from which people are imported. */
export interface DirectorySettings {
  address: string
  /** The connection is encrypted before anything is said. */
  startTls: boolean
  /** In base64, of an authority that only the institution knows; absent: those that Node.js knows. */
  authority: string | undefined
  /** The account that reads the directory; absent for an anonymous reader. */
  bind: { name: string; password: string } | undefined
  base: string
  /** What an entry must be, beside its affiliation. */
  filter: string
  affiliations: { students: readonly string[]; instructors: readonly string[] }
  attributes: DirectoryAttributes
}

/** Absent where none is set; the start names what is missing. */
export function directorySettings(
  read: ReturnType<typeof settingsOf>['read'],
): DirectorySettings | undefined {
  const [address, base] = [read('LDAP_URL'), read('LDAP_BASE')]
  if (address === undefined || base === undefined) return undefined
  const [name, password] = [read('LDAP_BIND_DN'), read('LDAP_BIND_PASSWORD')]
  return {
    address,
    startTls: needsStartTls(address),
    authority: read('LDAP_CA_CERTIFICATE'),
    bind: name === undefined || password === undefined ? undefined : { name, password },
    base,
    filter: read('LDAP_FILTER'),
    affiliations: {
      students: words(read('LDAP_STUDENTS')),
      instructors: words(read('LDAP_INSTRUCTORS')),
    },
    attributes: read('LDAP_ATTRIBUTES') ?? USUAL_ATTRIBUTES,
  }
}

const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
