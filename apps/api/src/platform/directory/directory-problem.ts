import type { DirectoryFailure, DirectoryProblem } from './directory-connection.ts'

const WAYS_OUT: Record<DirectoryProblem, [does: string, wayOut: string]> = {
  away: [
    'does not answer, or offers no encryption that can be trusted',
    'start it, let this machine reach it, correct LDAP_URL, or name its authority in LDAP_CA_CERTIFICATE',
  ],
  refused: [
    'refuses us',
    'correct LDAP_BIND_DN, LDAP_BIND_PASSWORD and LDAP_BASE, or let that name read there',
  ],
  tooLarge: [
    'gives more people than can be taken, or only a part of them',
    'narrow LDAP_BASE or LDAP_FILTER, or raise the limit of that name there',
  ],
}

/** What the directory does that gives no people, and the way out. */
export function directoryProblem({ problem, message }: DirectoryFailure): string {
  const [does, wayOut] = WAYS_OUT[problem]
  return `The directory of LDAP_URL ${does} (${message}): ${wayOut}.`
}
