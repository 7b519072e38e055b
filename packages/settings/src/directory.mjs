import { isLoopback } from './addresses.mjs'

/** What may be notified of a person in a directory: the columns of the import, and what the person is there. */
export const DIRECTORY_FIELDS = /** @type {const} */ ([
  'surname',
  'firstName',
  'email',
  'username',
  'department',
  'institution',
  'rank',
  'affiliation',
])
/** @typedef {typeof DIRECTORY_FIELDS[number]} DirectoryField */
/** @typedef {Record<DirectoryField, readonly string[]>} DirectoryAttributes of each field the attributes, the first that has a value counts */

/** As Greek institutions name them; the Greek form comes before any other. @type {DirectoryAttributes} */
const USUAL = {
  surname: ['sn;lang-el', 'sn'],
  firstName: ['givenName;lang-el', 'givenName'],
  email: ['mail'],
  username: ['uid'],
  department: ['ou;lang-el', 'ou', 'departmentNumber'],
  institution: [],
  rank: ['title;lang-el', 'title'],
  affiliation: ['eduPersonAffiliation'],
}

const ATTRIBUTE = /^[a-z][a-z\d-]*(?:;[a-z\d-]+)*$/i

/** @type {import('./rules.mjs').Rule<DirectoryAttributes>} */
export const directoryAttributes = {
  mustBe: `fields with their attributes, such as department=ou;lang-el|departmentNumber,rank=title, of ${DIRECTORY_FIELDS.join(', ')}`,
  read: (text) => {
    /** @type {Record<string, readonly string[]>} */
    const chosen = { ...USUAL }
    for (const one of text.split(',')) {
      const [field = '', names = '', ...rest] = one.split('=').map((part) => part.trim())
      const attributes = names.split('|').map((name) => name.trim())
      const isKnown = DIRECTORY_FIELDS.some((known) => known === field)
      if (!isKnown || rest.length > 0 || !attributes.every((name) => ATTRIBUTE.test(name))) return undefined
      chosen[field] = attributes
    }
    return /** @type {DirectoryAttributes} */ (chosen)
  },
}

export const USUAL_ATTRIBUTES = USUAL

/** @type {import('./rules.mjs').Rule<string>} */
export const directoryAddress = {
  mustBe:
    'an address such as ldaps://ldap.example.org, or ldap://ldap.example.org for StartTLS, without a path',
  read: (text) => {
    if (!URL.canParse(text)) return undefined
    const { protocol, hostname, username, pathname, search, hash } = new URL(text)
    const isLdap = protocol === 'ldaps:' || protocol === 'ldap:'
    const isBare = username + search + hash === '' && (pathname === '' || pathname === '/')
    return isLdap && hostname !== '' && isBare ? text.replace(/\/$/, '') : undefined
  },
}

/**
 * Whether what is said to the directory, the password of ours among it, could be read on the way without StartTLS.
 *
 * @param {string} address
 */
export function needsStartTls(address) {
  const { protocol, hostname } = new URL(address)
  return protocol === 'ldap:' && !isLoopback(hostname)
}
