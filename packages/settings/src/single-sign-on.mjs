import { isLoopback } from './addresses.mjs'

/**
 * @typedef {object} InstitutionDomain
 * @property {string} domain what stands behind the @ of its addresses
 * @property {number} institution the id of an institution
 * @property {number[]} departments ids of those a new student chooses from; empty for all of the institution
 */

/** @type {import('./rules.mjs').Rule<InstitutionDomain[]>} */
export const institutionDomains = {
  mustBe:
    'domains of e-mail with the id of their institution, and of its departments where not all are meant, such as hua.gr=1,dit.hua.gr=1/14/15',
  read: (text) => {
    const list = text.split(',').map((one) => domainIn(one.trim()))
    return list.some((one) => one === undefined) ? undefined : list.filter((one) => one !== undefined)
  },
}

/** @param {string} text */
function domainIn(text) {
  const parts = /^([a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z]{2,})=([1-9]\d{0,8})((?:\/[1-9]\d{0,8})*)$/i.exec(text)
  if (parts === null) return undefined
  const [, domain = '', institution, departments = ''] = parts
  const ids = departments.split('/').filter((id) => id !== '')
  return { domain: domain.toLowerCase(), institution: Number(institution), departments: ids.map(Number) }
}

/**
 * The address of a provider: of https, so that no stranger between reads or changes what it says; also of http on
 * this machine.
 *
 * @param {string} example
 * @returns {import('./rules.mjs').Rule<string>}
 */
export function providerAddress(example) {
  return {
    mustBe: `an https address such as ${example}, without a question behind it`,
    read: (text) => {
      if (!URL.canParse(text)) return undefined
      const { protocol, hostname, search, hash, username } = new URL(text)
      const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
      return isSafe && search + hash + username === '' ? text : undefined
    },
  }
}

/**
 * @param {string} what
 * @param {string} lines what its first and its last line name
 * @returns {import('./rules.mjs').Rule<string>}
 */
const inBase64 = (what, lines) => ({
  mustBe: `${what} in base64, with or without its BEGIN and END lines`,
  read: (text) => {
    const body = text
      .replaceAll(`-----BEGIN ${lines}-----`, '')
      .replaceAll(`-----END ${lines}-----`, '')
      .replace(/\\n|\s/g, '')
    return body.length >= 200 && /^[A-Za-z\d+/]+={0,2}$/.test(body) ? body : undefined
  },
})

export const certificate = inBase64('the X.509 certificate', 'CERTIFICATE')
export const privateKey = inBase64('the private key (PKCS #8)', 'PRIVATE KEY')

/** @type {import('./rules.mjs').Rule<string[]>} */
export const certificates = {
  mustBe:
    'X.509 certificates in base64 with commas between them, each with or without its BEGIN and END lines',
  read: (text) => {
    const list = text.split(',').map((one) => certificate.read(one.trim()))
    return list.some((one) => one === undefined) ? undefined : list.filter((one) => one !== undefined)
  },
}
